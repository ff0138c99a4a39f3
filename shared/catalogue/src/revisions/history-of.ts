import type { TimelineItem } from '@counterpoint/kit/page';
import { formatDayAndTime, formatLongDate } from '@counterpoint/kit/text';
import type { EntryDetails } from '../entry/index.ts';
import * as text from '../messages/history.generated.ts';

export type CommonEventType = keyof typeof text.events;

type HappenedEvent<Type> = Omit<EntryDetails['events'][number], 'type'> & { readonly type: Type };

export interface EventWords {
  readonly who: string;
  readonly isMe: boolean;
  /** 0 if there is only one. */
  readonly version: number;
}

interface EntryHistory<Type> extends Pick<EntryDetails, 'confirm_by' | 'is_in_dispute'> {
  readonly events: readonly HappenedEvent<Type>[];
}

interface HistoryOptions<Type> {
  readonly what: 'work' | 'recording';
  readonly titleOf: (type: Type, words: EventWords) => string;
}

/** Newest first, after pending events. */
export function historyOf<Type extends string>(
  { events, confirm_by, is_in_dispute }: EntryHistory<Type>,
  { what, titleOf }: HistoryOptions<Type>,
): TimelineItem[] {
  const hasRevisions = events.some(({ revision }) => revision !== null && revision > 1);
  const done = events
    .map((event) => ({ id: event.id, title: titleOf(event.type, wordsOf(event, hasRevisions)), meta: metaOf(event) }))
    .toReversed();
  if (confirm_by === null || is_in_dispute) return done;
  const meta = text.until({ date: formatDayAndTime(confirm_by) });
  return [{ id: 'confirmations', title: text.waiting({ what }), meta, isOpen: true }, ...done];
}

function wordsOf({ actor_name, is_me, revision }: HappenedEvent<string>, hasRevisions: boolean): EventWords {
  return { who: actor_name, isMe: is_me, version: hasRevisions ? (revision ?? 0) : 0 };
}

function metaOf({ at, note }: HappenedEvent<string>): string {
  const date = formatLongDate(at);
  return note ? text.dateAndNote({ date, note }) : date;
}

export function commonTitle(
  type: CommonEventType,
  { who: name, isMe, version }: EventWords,
  what: 'work' | 'recording',
): string {
  const by = { who: isMe ? ('me' as const) : ('other' as const), name };
  return text.events[type]({ ...by, version, what });
}
