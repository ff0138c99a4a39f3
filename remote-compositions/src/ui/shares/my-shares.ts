import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import { type Shares, totalOf } from '@counterpoint/domain/shares';

export function mySharesIn({ writers, publishers }: Pick<WorkDetails, 'writers' | 'publishers'>): Shares {
  const mine = [...writers, ...publishers].filter(({ is_me }) => is_me);
  return { pr: totalOf(mine, 'pr'), mr: totalOf(mine, 'mr'), sr: totalOf(mine, 'sr') };
}
