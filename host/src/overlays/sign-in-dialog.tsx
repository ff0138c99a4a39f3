import type { Profile } from '@counterpoint/domain/schemas/members';
import { SignInAgainDialog } from '@counterpoint/frame/sign-in';
import { usePortal } from '../app/portal.ts';
import { useSignOut } from '../session/use-sign-out.ts';

export function SignInDialog({ user }: { user: Profile }) {
  return <SignInAgainDialog connections={usePortal()} email={user.email} onSignOut={useSignOut()} />;
}
