import { paths } from '@counterpoint/contract/paths';
import type { AttentionItem } from '@counterpoint/domain/schemas/home';
import { formatShare } from '@counterpoint/domain/shares';
import type { StatusTone } from '@counterpoint/kit/core';
import { relativeTime } from '@counterpoint/kit/text';

/** How something that waits for the member reads, and where it is done. */
export interface AttentionView {
  readonly tone: StatusTone;
  readonly label: string;
  readonly text: string;
  readonly action: string;
  readonly href: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

export function attentionView(item: AttentionItem, now: Date = new Date()): AttentionView {
  return VIEWS[item.kind](item, now);
}

const VIEWS: Record<AttentionItem['kind'], (item: AttentionItem, now: Date) => AttentionView> = {
  answer_opposition: ({ title, actor_name, share, at, object_id }, now) => ({
    tone: 'terracotta',
    label: at ? `Answer due ${dueIn(at, now)}` : 'Answer needed',
    text: `“${title}”: ${actor_name ?? 'Another party'} ${share === null ? 'has opened a case' : `claims ${formatShare(share)}`}`,
    action: 'Respond',
    href: paths.oppositions.details(object_id),
  }),
  confirm_shares: ({ title, actor_name, share, object_id }) => ({
    tone: 'amber',
    label: 'Confirm shares',
    text: `“${title}” registered by ${actor_name ?? 'a co-writer'}${share === null ? ' names you' : ` gives you ${formatShare(share)}`}`,
    action: 'Review',
    href: paths.compositions.details(object_id),
  }),
  confirm_recording: ({ title, actor_name, object_id }) => ({
    tone: 'amber',
    label: 'Confirm rights',
    text: `The recording “${title}” registered by ${actor_name ?? 'another member'} names you as a rights holder`,
    action: 'Review',
    href: paths.recordings.details(object_id),
  }),
  answer_part: ({ title, actor_name, object_id }) => ({
    tone: 'amber',
    label: 'Check the line-up',
    text: `“${title}”: ${actor_name ?? 'A performer'} says they are on it`,
    action: 'Answer',
    href: paths.recordings.details(object_id),
  }),
  missing_ipi: ({ title, object_id }) => ({
    tone: 'violet',
    label: 'Missing IPI',
    text: `A writer of “${title}” has no IPI name number: no ISWC until it is added`,
    action: 'Complete',
    href: paths.compositions.details(object_id),
  }),
  continue_draft: (item, now) => draftView(item, { href: paths.compositions.continueDraft(item.object_id), now }),
  continue_recording: (item, now) => draftView(item, { href: paths.recordings.continueDraft(item.object_id), now }),
};

function draftView({ title, at }: AttentionItem, { href, now }: { href: string; now: Date }): AttentionView {
  const text = `“${title}”${at ? ` was last edited ${relativeTime(at, now)}` : ' is not submitted yet'}`;
  return { tone: 'grey', label: 'Draft', text, action: 'Continue', href };
}

/** Days begun count: what is due in one hour is due today. */
function dueIn(at: string, now: Date): string {
  const left = new Date(at).getTime() - now.getTime();
  if (left < 0) return 'now';
  const days = Math.floor(left / DAY_MS);
  if (days === 0) return 'today';
  return `in ${days} ${days === 1 ? 'day' : 'days'}`;
}
