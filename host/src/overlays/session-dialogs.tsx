import type { Profile } from '@counterpoint/domain/schemas/members';
import { ProofDialog, SignInAgainDialog } from '@counterpoint/frame/sign-in';
import { usePortal } from '../app/portal.ts';
import { useSignOut } from '../session/use-sign-out.ts';

export function SessionDialogs({ user }: { user: Profile | null }) {
  const portal = usePortal();
  const signOut = useSignOut();
  return (
    <>
      <ProofDialog connections={portal} />
      {user && <SignInAgainDialog connections={portal} email={user.email} onSignOut={signOut} />}
    </>
  );
}
