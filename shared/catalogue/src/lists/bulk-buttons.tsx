import { useMay } from '@counterpoint/contract';
import { Button } from '@counterpoint/kit/core';
import * as text from '../messages/bulk.generated.ts';
import type { BulkAct } from './use-bulk-act.ts';

interface BulkButtonsProps {
  readonly counts: Readonly<Record<BulkAct, number>>;
  readonly onOpen: (act: BulkAct) => void;
}

export function BulkButtons({ counts, onOpen }: BulkButtonsProps) {
  if (!useMay('catalogue:change')) return null;
  return (
    <>
      {counts.edit > 0 && (
        <Button variant="outline" size="sm" onClick={() => onOpen('edit')}>
          {text.editSelected()}
        </Button>
      )}
      {counts.withdraw > 0 && (
        <Button variant="outline" size="sm" onClick={() => onOpen('withdraw')}>
          {text.withdrawSelected()}
        </Button>
      )}
      {counts.discard > 0 && (
        <Button variant="danger" size="sm" onClick={() => onOpen('discard')}>
          {text.discardDrafts({ count: counts.discard })}
        </Button>
      )}
      {counts.remind > 0 && (
        <Button variant="outline" size="sm" onClick={() => onOpen('remind')}>
          {text.sendReminders()}
        </Button>
      )}
      {counts.contest > 0 && (
        <Button variant="outline" size="sm" onClick={() => onOpen('contest')}>
          {text.contestSelected()}
        </Button>
      )}
      {counts.confirm > 0 && (
        <Button size="sm" onClick={() => onOpen('confirm')}>
          {text.confirmSelected({ count: counts.confirm })}
        </Button>
      )}
    </>
  );
}
