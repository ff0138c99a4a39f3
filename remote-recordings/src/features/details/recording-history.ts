import type { RecordingDetails } from '@counterpoint/domain/schemas';
import { formatLongDate } from '@counterpoint/kit/text';

type RecordingEvent = RecordingDetails['events'][number];

interface HistoryItem {
  readonly id: string;
  readonly title: string;
  readonly meta: string;
  /** Not done yet. */
  readonly isOpen?: boolean;
}

/** What happened to a recording, the newest first, and on top what it waits for. */
export function historyOf({ events, confirm_by }: Pick<RecordingDetails, 'events' | 'confirm_by'>): HistoryItem[] {
  const hasVersions = events.some(({ revision }) => revision !== null && revision > 1);
  const done = events
    .map((event) => ({ id: event.id, title: titleOf(event, hasVersions), meta: metaOf(event) }))
    .toReversed();
  if (confirm_by === null) return done;
  const meta = `Until ${formatLongDate(confirm_by)}`;
  return [{ id: 'confirmations', title: 'Waiting for the rights holders to confirm', meta, isOpen: true }, ...done];
}

function metaOf({ at, note }: RecordingEvent): string {
  return note ? `${formatLongDate(at)} · “${note}”` : formatLongDate(at);
}

function titleOf({ type, actor_name, is_me, revision }: RecordingEvent, hasVersions: boolean): string {
  const version = hasVersions && revision !== null ? `Version ${revision} ` : '';
  if (type === 'overlap') return 'Claims overlap: a case was opened';
  if (type === 'registered') return version ? `${version}registered` : 'Registered by the society';
  const words = is_me ? DONE[type].byMe : `${actor_name} ${DONE[type].byThem}`;
  return type === 'submitted' && version ? `${words}: ${version.trim().toLowerCase()}` : words;
}

type Act = Exclude<RecordingEvent['type'], 'overlap' | 'registered'>;

/** What somebody did, by whether it was the reader. */
const DONE: Record<Act, { readonly byMe: string; readonly byThem: string }> = {
  created: { byMe: 'You began the draft', byThem: 'began the draft' },
  submitted: { byMe: 'You submitted it', byThem: 'submitted it' },
  confirmed: { byMe: 'You confirmed your rights', byThem: 'confirmed their rights' },
  contested: { byMe: 'You contested your rights', byThem: 'contested their rights' },
  amended: { byMe: 'You began a new version', byThem: 'began a new version' },
  taken_back: { byMe: 'You took it back to correct it', byThem: 'took it back to correct it' },
  claimed: { byMe: 'You claimed rights', byThem: 'claimed rights' },
  released: { byMe: 'You released what you claimed', byThem: 'released what they claimed' },
  line_up_claimed: { byMe: 'You said that you play on it', byThem: 'said that they play on it' },
  line_up_answered: { byMe: 'You answered who plays on it', byThem: 'answered who plays on it' },
  linked: { byMe: 'You linked it with a work', byThem: 'linked it with a work' },
  unlinked: { byMe: 'You took back a link with a work', byThem: 'took back a link with a work' },
  withdrawn: { byMe: 'You withdrew it', byThem: 'withdrew it' },
  imported: { byMe: 'You imported it from a file', byThem: 'imported it from a file' },
};
