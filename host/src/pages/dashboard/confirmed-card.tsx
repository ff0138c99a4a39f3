import type { Dashboard } from '@counterpoint/domain/schemas';
import { formatShare } from '@counterpoint/domain/shares';
import { FigureCard } from './figure-card.tsx';

/** How far the co-writers who were asked have confirmed their shares. */
export function ConfirmedCard({ asked, confirmed, share, co_writers_to_confirm }: Dashboard['confirmations']) {
  const parts = [
    { label: 'confirmed', count: confirmed, color: 'green' },
    { label: 'not confirmed', count: asked - confirmed, color: 'transparent' },
  ];
  return (
    <FigureCard
      title="Shares confirmed"
      figure={share === null ? '–' : formatShare(share)}
      bar={parts.filter(({ count }) => count > 0)}
      note={share === null ? 'No co-writer was asked yet' : stillToConfirm(co_writers_to_confirm)}
    />
  );
}

function stillToConfirm(count: number): string {
  if (count === 0) return 'Everybody who was asked has answered';
  return `${count} ${count === 1 ? 'co-writer' : 'co-writers'} still to confirm`;
}
