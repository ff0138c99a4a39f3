import { someOf } from '@counterpoint/catalogue/words';
import type { OppositionRow } from '@counterpoint/domain/schemas';
import { CLOSED_OPPOSITION_STATES, type OppositionKind } from '@counterpoint/domain/states';

/** What a case is about, for the member. */
export const KIND_LABELS: Record<OppositionKind, string> = {
  author_share: 'Author’s share',
  authorship: 'Who wrote it',
  ownership: 'Who owns it',
  performer_line_up: 'Who performed on it',
  recording_ownership: 'Who owns the recording',
  sample: 'A sample in it',
  infringement: 'Infringement',
  duplicate_work: 'Registered twice',
};

/** What a place and a period mean for a work, of which shares are registered without either. */
export const SHARES_EVERYWHERE =
  'Shares of a work are the same everywhere and at all times. Place and period say what is in dispute; what the case comes to is registered for the whole work.';

export function isClosed({ state }: Pick<OppositionRow, 'state'>): boolean {
  return CLOSED_OPPOSITION_STATES.some((closed) => closed === state);
}

/** Who has to act next, in words; null where nobody has. */
export function turnOf(row: Pick<OppositionRow, 'state' | 'is_my_turn' | 'waits_for'>): string | null {
  if (isClosed(row)) return null;
  if (row.state === 'draft') return 'You, to file it';
  return row.is_my_turn ? 'Your turn' : someOf(row.waits_for);
}

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const SOON = 7 * DAY;

/** How long is left to answer. */
export interface TimeLeft {
  readonly words: string;
  /** A week or less, or none at all. */
  readonly isPressing: boolean;
}

/** Counted in whole days, in hours on the last one. */
export function timeLeft(until: string, now: Date = new Date()): TimeLeft {
  const left = new Date(until).getTime() - now.getTime();
  if (left <= 0) return { words: 'Time is up', isPressing: true };
  const isPressing = left <= SOON;
  if (left >= DAY) return { words: `${plural(Math.floor(left / DAY), 'day')} left`, isPressing };
  if (left >= HOUR) return { words: `${plural(Math.floor(left / HOUR), 'hour')} left`, isPressing };
  return { words: 'Less than an hour left', isPressing };
}

function plural(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
