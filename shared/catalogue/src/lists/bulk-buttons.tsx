import { useMay } from '@counterpoint/contract';
import { Button } from '@counterpoint/kit/core';
import type { Message } from '@counterpoint/messages';
import * as acts from '../messages/bulk-acts.generated.ts';
import type { BulkAct } from './use-bulk-act.ts';

interface BulkButton {
  readonly act: BulkAct;
  readonly label: Message<{ count: number }>;
  readonly variant: 'solid' | 'outline' | 'danger';
}

const BUTTONS: readonly BulkButton[] = [
  { act: 'edit', label: acts.edit.button, variant: 'outline' },
  { act: 'withdraw', label: acts.withdraw.button, variant: 'outline' },
  { act: 'discard', label: acts.discard.button, variant: 'danger' },
  { act: 'remind', label: acts.remind.button, variant: 'outline' },
  { act: 'contest', label: acts.contest.button, variant: 'outline' },
  { act: 'confirm', label: acts.confirm.button, variant: 'solid' },
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
