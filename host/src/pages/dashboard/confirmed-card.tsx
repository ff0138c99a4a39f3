import type { Dashboard } from '@counterpoint/domain/schemas/home';
import { formatShare } from '@counterpoint/domain/shares';
import * as text from '../../messages/dashboard.generated.ts';
import { FigureCard } from './figure-card.tsx';

export function ConfirmedCard({ asked, confirmed, share, members_to_confirm }: Dashboard['confirmations']) {
  const parts = [
    { key: 'confirmed', count: confirmed, color: 'green' },
    { key: 'open', count: asked - confirmed, color: 'transparent' },
  ];
  return (
    <FigureCard
      title={text.sharesConfirmed()}
      figure={share === null ? '–' : formatShare(share)}
      bar={parts.filter(({ count }) => count > 0)}
      note={share === null ? text.noRequests() : text.stillToConfirm({ count: members_to_confirm })}
    />
  );
}
