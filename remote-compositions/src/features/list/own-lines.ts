import { PUBLISHER_TYPE_LABELS, type WorkDetails, WRITER_ROLE_LABELS } from '@counterpoint/domain/schemas/works';
import { formatShare, RIGHT_LABELS, RIGHTS, type Shares } from '@counterpoint/domain/shares';

/** The member's lines, as in `Composer · Performing 50.00% · Mechanical 50.00%`. */
export function ownLinesIn({ writers, publishers }: Pick<WorkDetails, 'writers' | 'publishers'>): string[] {
  return [
    ...writers.filter(({ is_me }) => is_me).map(({ role, shares }) => formatLine(WRITER_ROLE_LABELS[role](), shares)),
    ...publishers
      .filter(({ is_me }) => is_me)
      .map(({ type, shares }) => formatLine(PUBLISHER_TYPE_LABELS[type](), shares)),
  ];
}

function formatLine(role: string, shares: Shares): string {
  const rights = RIGHTS.filter((right) => right !== 'sr' || shares.sr > 0);
  return [role, ...rights.map((right) => `${RIGHT_LABELS[right]()} ${formatShare(shares[right])}`)].join(' · ');
}
