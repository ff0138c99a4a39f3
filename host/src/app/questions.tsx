import type { Profile } from '@counterpoint/domain/schemas/members';
import { useEffect } from 'react';
import { useStore } from 'zustand';
import { loadOverlays, useOverlays, warmOverlays } from '../overlays/use-overlays.ts';
import { usePortal } from './portal.ts';

const QUIET_AFTER_MS = 3_000;

interface QuestionsProps {
  readonly user: Profile | null;
  readonly isLeaving: boolean;
  onLeave(): void;
  onStay(): void;
}

/** If the dialogs fail to load, takes the answer that loses nothing. */
export function Questions({ user, isLeaving, onLeave, onStay }: QuestionsProps) {
  const overlays = useOverlays();
  const { signInAgain, proof, leaving } = usePortal();
  const isSignInOpen = useStore(signInAgain, ({ isOpen }) => isOpen);
  const isProofOpen = useStore(proof, ({ isOpen }) => isOpen);
  const isSigningOut = useStore(leaving, ({ isOpen }) => isOpen);

  // Once the first page has loaded, so that they open even if the network is gone by then.
  useEffect(() => {
    const timer = setTimeout(warmOverlays, QUIET_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (!isLeaving && !isSigningOut && !isSignInOpen && !isProofOpen) return;
    void loadOverlays().then((isThere) => {
      if (isThere) return;
      if (isLeaving) onStay();
      if (isSigningOut) leaving.getState().settle(false);
      if (isSignInOpen) signInAgain.getState().settle(false);
      if (isProofOpen) proof.getState().settle(false);
    });
  }, [isLeaving, isSigningOut, isSignInOpen, isProofOpen, onStay, leaving, signInAgain, proof]);

  function handleLeave(): void {
    onLeave();
    leaving.getState().settle(true);
  }

  function handleStay(): void {
    onStay();
    leaving.getState().settle(false);
  }

  if (!overlays) return null;
  return (
    <>
      <overlays.LeaveDialog isOpen={isLeaving || isSigningOut} onLeave={handleLeave} onStay={handleStay} />
      <overlays.SessionDialogs user={user} />
    </>
  );
}
