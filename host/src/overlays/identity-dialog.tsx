import { ProofDialog } from '@counterpoint/frame/sign-in';
import { usePortal } from '../app/portal.ts';

export function IdentityDialog() {
  return <ProofDialog connections={usePortal()} />;
}
