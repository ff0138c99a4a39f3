import type { CwrResidue } from '@counterpoint/domain/cwr';

/** What reading CWR left with a work; the frame of imports only hands it on. */
export function isResidue(residue: unknown): residue is CwrResidue {
  return typeof residue === 'object' && residue !== null && 'lines' in residue && 'version' in residue;
}
