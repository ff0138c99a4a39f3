import { Button } from '@counterpoint/kit/core';
import * as text from '../messages/bulk.generated.ts';
import type { BulkAct } from './use-bulk-act.ts';

interface BulkButtonsProps {
  readonly counts: Readonly<Record<BulkAct, number>>;
  readonly onOpen: (act: BulkAct) => void;
}

export function BulkButtons({ counts, onOpen }: BulkButtonsProps) {
  return (
    <>
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
      {counts.confirm > 0 && (
        <Button size="sm" onClick={() => onOpen('confirm')}>
          {text.confirmSelected({ count: counts.confirm })}
        </Button>
      )}
    </>
  );
}
