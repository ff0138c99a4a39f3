import * as text from '../messages/areas.generated.ts';
import { NoticeWithButton } from '../toasts/notice-with-button.tsx';
import { notify } from '../toasts/notify.ts';

const DAY_MS = 86_400_000;

export function showNewerVersion(): void {
  const notice = (
    <NoticeWithButton text={text.newerVersion()} action={text.reload()} onAction={() => location.reload()} />
  );
  notify(notice, { type: 'custom', durationMs: DAY_MS });
}
