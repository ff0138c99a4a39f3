import { RIGHTS, type Right, type Shares, totalOf } from '@counterpoint/domain/shares';

export function rightsOf(lines: readonly { shares: Shares }[]): Right[] {
  return RIGHTS.filter((right) => right !== 'sr' || totalOf(lines, right) > 0);
}
