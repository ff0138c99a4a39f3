import type { TimelineItem } from '@counterpoint/kit/page';
import { formatLongDate } from '@counterpoint/kit/text';

export type CommonEventType =
  | 'created'
  | 'submitted'
  | 'confirmed'
  | 'registered'
  | 'contested'
  | 'amended'
  | 'taken_back'
  | 'linked'
  | 'unlinked'
  | 'imported'
  | 'withdrawn';

interface HappenedEvent<Type> {
  readonly id: string;
  readonly type: Type;
  readonly at: string;
  readonly actor_name: string;
  readonly is_me: boolean;
  readonly revision: number | null;
  readonly note: string | null;
}

export interface EventWords {
  readonly by: string;
  readonly who: string;
  readonly isMe: boolean;
  /** `Version 2`; null if there is only one. */
  readonly version: string | null;
}

interface HistoryOptions<Type> {
  readonly awaited: string;
  readonly titleOf: (type: Type, words: EventWords) => string;
}

/** Newest first, after what is pending. */
export function historyOf<Type extends string>(
  { events, confirm_by }: { readonly events: readonly HappenedEvent<Type>[]; readonly confirm_by: string | null },
  { awaited, titleOf }: HistoryOptions<Type>,
): TimelineItem[] {
  const hasVersions = events.some(({ revision }) => revision !== null && revision > 1);
  const done = events
    .map((event) => ({ id: event.id, title: titleOf(event.type, wordsOf(event, hasVersions)), meta: metaOf(event) }))
    .toReversed();
  if (confirm_by === null) return done;
  const meta = `Until ${formatLongDate(confirm_by)}`;
  return [{ id: 'confirmations', title: `Waiting for ${awaited} to confirm`, meta, isOpen: true }, ...done];
}

function wordsOf({ actor_name, is_me, revision }: HappenedEvent<string>, hasVersions: boolean): EventWords {
  return {
    by: is_me ? 'you' : actor_name,
    who: is_me ? 'You' : actor_name,
    isMe: is_me,
    version: hasVersions && revision !== null ? `Version ${revision}` : null,
  };
}

function metaOf({ at, note }: HappenedEvent<string>): string {
  return note ? `${formatLongDate(at)} · “${note}”` : formatLongDate(at);
}

/** `theirs` is what is confirmed, `other` the linked entry. */
export function commonTitle(
  type: CommonEventType,
  { by, who, isMe, version }: EventWords,
  { theirs, other }: { readonly theirs: string; readonly other: string },
): string {
  switch (type) {
    case 'created':
      return `Draft begun by ${by}`;
    case 'submitted':
      return version ? `${version} submitted by ${by}` : `Submitted by ${by}`;
    case 'confirmed':
    case 'contested':
      return `${who} ${type} ${isMe ? 'your' : 'their'} ${theirs}`;
    case 'registered':
      return version ? `${version} registered` : 'Registered by the society';
    case 'amended':
      return `New version begun by ${by}`;
    case 'taken_back':
      return `Taken back by ${by} to be corrected`;
    case 'linked':
      return `Linked with a ${other} by ${by}`;
    case 'unlinked':
      return `Link with a ${other} taken back by ${by}`;
    case 'imported':
      return `Imported from a file by ${by}`;
    case 'withdrawn':
      return `Withdrawn by ${by}`;
  }
}
