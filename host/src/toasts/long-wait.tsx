import type { NoticeHandle } from '@counterpoint/contract';
import * as text from '../messages/shell.generated.ts';
import { NoticeWithButton } from './notice-with-button.tsx';
import { notify, presentKey } from './notify.ts';

const cancels = new Set<() => void>();
let notice: NoticeHandle | null = null;

/** One notice for all calls that wait, which cancels them. Returns what ends the wait of this one. */
export function showLongWait(cancel: () => void): () => void {
  cancels.add(cancel);
  if (!notice || !presentKey(notice)) notice = notify(<LongWait />, { type: 'loading' });
  return () => {
    cancels.delete(cancel);
    if (cancels.size > 0) return;
    notice?.dismiss();
    notice = null;
  };
}

function LongWait() {
  return <NoticeWithButton text={text.longWait()} action={text.cancelWait()} onAction={handleCancel} />;
}

function handleCancel(): void {
  for (const cancel of [...cancels]) cancel();
}
