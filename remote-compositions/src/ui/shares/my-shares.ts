import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import { RIGHTS, type Right, type Shares, totalOf } from '@counterpoint/domain/shares';

export function mySharesIn({ writers, publishers }: Pick<WorkDetails, 'writers' | 'publishers'>): Shares {
  const mine = [...writers, ...publishers].filter(({ is_me }) => is_me);
  return { pr: totalOf(mine, 'pr'), mr: totalOf(mine, 'mr'), sr: totalOf(mine, 'sr') };
}

export function rightsOf(lines: readonly { shares: Shares }[]): Right[] {
  return RIGHTS.filter((right) => right !== 'sr' || totalOf(lines, right) > 0);
}
