import type { CwrResidue } from '@counterpoint/domain/cwr';

export function isResidue(residue: unknown): residue is CwrResidue {
  return typeof residue === 'object' && residue !== null && 'lines' in residue && 'version' in residue;
}
