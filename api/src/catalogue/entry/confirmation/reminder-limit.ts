import * as text from '../../../messages/entries.generated.ts';
import { AppError } from '../../../platform/http/app-error.ts';

const DAY_MS = 86_400_000;

export function refuseWithinADay({ reminded_at }: { readonly reminded_at: string | null }, at: Date): void {
  const free = reminded_at === null ? 0 : new Date(reminded_at).getTime() + DAY_MS;
  const seconds = Math.ceil((free - at.getTime()) / 1_000);
  if (seconds <= 0) return;
  const message = text.remindedToday();
  throw new AppError(429, 'reminded_today', message, { headers: { 'retry-after': String(seconds) } });
}
