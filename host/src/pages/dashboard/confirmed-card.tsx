import type { Dashboard } from '@counterpoint/domain/schemas/home';
import { formatShare } from '@counterpoint/domain/shares';
import { FigureCard } from './figure-card.tsx';

export function ConfirmedCard({ asked, confirmed, share, members_to_confirm }: Dashboard['confirmations']) {
  const parts = [
    { label: 'confirmed', count: confirmed, color: 'green' },
    { label: 'not confirmed', count: asked - confirmed, color: 'transparent' },
  ];
  return (
    <FigureCard
      title="Shares confirmed"
      figure={share === null ? '–' : formatShare(share)}
      bar={parts.filter(({ count }) => count > 0)}
      note={share === null ? 'Nobody was asked yet' : stillToConfirm(members_to_confirm)}
    />
  );
}

function stillToConfirm(count: number): string {
  if (count === 0) return 'Everybody who was asked has answered';
  return `${count} ${count === 1 ? 'member has' : 'members have'} still to confirm`;
}
