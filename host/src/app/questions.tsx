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
  const { signInAgain, proof } = usePortal();
  const isSignInOpen = useStore(signInAgain, ({ isOpen }) => isOpen);
  const isProofOpen = useStore(proof, ({ isOpen }) => isOpen);

  useEffect(() => {
    if (!isLeaving && !isSignInOpen && !isProofOpen) return;
    void loadOverlays().then((isThere) => {
      if (isThere) return;
      if (isLeaving) onStay();
      if (isSignInOpen) signInAgain.getState().settle(false);
      if (isProofOpen) proof.getState().settle(false);
    });
  }, [isLeaving, isSignInOpen, isProofOpen, onStay, signInAgain, proof]);

  if (!overlays) return null;
  return (
    <>
      <overlays.LeaveDialog isOpen={isLeaving} onLeave={onLeave} onStay={onStay} />
      <overlays.IdentityDialog />
      {user && <overlays.SignInDialog user={user} />}
    </>
  );
}
