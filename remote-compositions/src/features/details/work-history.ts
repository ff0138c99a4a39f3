import type { CompositionDetails } from '@counterpoint/domain/schemas';
import { formatLongDate } from '@counterpoint/kit/text';

type WorkEvent = CompositionDetails['events'][number];

export interface HistoryItem {
  readonly id: string;
  readonly title: string;
  readonly meta?: string;
  /** Not done yet. */
  readonly isOpen?: boolean;
}

/** What happened to a work, the newest first, and on top what it waits for. */
export function historyOf(work: Pick<CompositionDetails, 'events' | 'confirm_by'>): HistoryItem[] {
  const hasVersions = work.events.some(({ revision }) => revision !== null && revision > 1);
  const done = work.events
    .map((event) => ({ id: event.id, title: titleOf(event, hasVersions), meta: metaOf(event) }))
    .reverse();
  if (work.confirm_by === null) return done;
  const open = { id: 'confirmations', title: 'Waiting for the writers to confirm', isOpen: true };
  return [{ ...open, meta: `Until ${formatLongDate(work.confirm_by)}` }, ...done];
}

function metaOf({ at, note }: WorkEvent): string {
  return note ? `${formatLongDate(at)} · “${note}”` : formatLongDate(at);
}

function titleOf({ type, actor_name, is_me, revision }: WorkEvent, hasVersions: boolean): string {
  const by = is_me ? 'you' : actor_name;
  const version = hasVersions && revision !== null ? `Version ${revision}` : null;
  switch (type) {
    case 'created':
      return `Draft begun by ${by}`;
    case 'submitted':
      return version ? `${version} submitted by ${by}` : `Submitted by ${by}`;
    case 'confirmed':
      return is_me ? 'You confirmed your shares' : `${actor_name} confirmed their shares`;
    case 'registered':
      return version ? `${version} registered` : 'Registered by the society';
    case 'contested':
      return is_me ? 'You contested your shares' : `${actor_name} contested their shares`;
    case 'amended':
      return `New version begun by ${by}`;
    case 'taken_back':
      return `Taken back to be corrected by ${by}`;
    case 'claimed':
      return is_me ? 'You claimed a share' : `${actor_name} claimed a share`;
    case 'claim_answered':
      return `A claim was answered by ${by}`;
    case 'linked':
      return `Linked with a recording by ${by}`;
    case 'unlinked':
      return `A link with a recording taken back by ${by}`;
    case 'imported':
      return `Imported from a file by ${by}`;
    case 'merged':
      return 'Found to be a duplicate by the society';
    case 'withdrawn':
      return `Withdrawn by ${by}`;
  }
}
