import type { NoticeHandle } from '@counterpoint/contract';
import { Button, Flex } from '@counterpoint/kit/core';
import * as text from '../messages/shell.generated.ts';
import { notify } from './notify.ts';

const cancels = new Set<() => void>();
let notice: NoticeHandle | null = null;

/** One notice for all calls that wait, which cancels them. Returns what ends the wait of this one. */
export function showLongWait(cancel: () => void): () => void {
  cancels.add(cancel);
  notice ??= notify(<LongWait />, { type: 'loading' });
  return () => {
    cancels.delete(cancel);
    if (cancels.size > 0) return;
    notice?.dismiss();
    notice = null;
  };
}

function LongWait() {
  return (
    <Flex align="center" gap="3" wrap="wrap">
      {text.longWait()}
      <Button variant="outline" size="sm" onClick={handleCancel}>
        {text.cancelWait()}
      </Button>
    </Flex>
  );
}

function handleCancel(): void {
  for (const cancel of [...cancels]) cancel();
}
