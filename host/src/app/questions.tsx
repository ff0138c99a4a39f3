import type { Profile } from '@counterpoint/domain/schemas/members';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { loadOverlays, useOverlays } from '../overlays/use-overlays.ts';
import { usePortal } from './portal.ts';

interface QuestionsProps {
  readonly user: Profile | null;
  readonly isLeaving: boolean;
  onLeave(): void;
  onStay(): void;
}

/** If the dialogs fail to load, takes the answer that loses nothing. */
export function Questions({ user, isLeaving, onLeave, onStay }: QuestionsProps) {
  const overlays = useOverlays();
  const { signInAgain } = usePortal();
  const isSignInAsked = useStore(signInAgain, ({ isAsked }) => isAsked);

  useEffect(() => {
    if (!isLeaving && !isSignInAsked) return;
    void loadOverlays().then((isThere) => {
      if (isThere) return;
      if (isLeaving) onStay();
      if (isSignInAsked) signInAgain.getState().settle(false);
    });
  }, [isLeaving, isSignInAsked, onStay, signInAgain]);

  if (!overlays) return null;
  return (
    <>
      <overlays.LeaveDialog isOpen={isLeaving} onLeave={onLeave} onStay={onStay} />
      {user && <overlays.SignInDialog user={user} />}
    </>
  );
}
