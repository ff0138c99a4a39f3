import { useMay } from '@counterpoint/contract';
import { Button } from '@counterpoint/kit/core';
import type { Message } from '@counterpoint/messages';
import * as text from '../messages/bulk.generated.ts';
import type { BulkAct } from './use-bulk-act.ts';

interface BulkButton {
  readonly act: BulkAct;
  readonly label: Message<{ count: number }>;
  readonly variant: 'solid' | 'outline' | 'danger';
}

const BUTTONS: readonly BulkButton[] = [
  { act: 'edit', label: text.editSelected, variant: 'outline' },
  { act: 'withdraw', label: text.withdrawSelected, variant: 'outline' },
  { act: 'discard', label: text.discardDrafts, variant: 'danger' },
  { act: 'remind', label: text.sendReminders, variant: 'outline' },
  { act: 'contest', label: text.contestSelected, variant: 'outline' },
  { act: 'confirm', label: text.confirmSelected, variant: 'solid' },
];

interface BulkButtonsProps {
  readonly counts: Readonly<Record<BulkAct, number>>;
  readonly onOpen: (act: BulkAct) => void;
}

export function BulkButtons({ counts, onOpen }: BulkButtonsProps) {
  if (!useMay('catalogue:change')) return null;
  return BUTTONS.filter(({ act }) => counts[act] > 0).map(({ act, label, variant }) => (
    <Button key={act} variant={variant} size="sm" onClick={() => onOpen(act)}>
      {label({ count: counts[act] })}
    </Button>
  ));
}
