import type { CwrResidue } from '@counterpoint/domain/cwr';

/** Only CWR leaves a residue. The rest of the import passes it on unread. */
export function isResidue(residue: unknown): residue is CwrResidue {
  return typeof residue === 'object' && residue !== null && 'lines' in residue && 'version' in residue;
}
