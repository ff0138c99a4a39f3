import { paths } from '@counterpoint/contract/paths';
import type { AttentionItem, AttentionKind, Dashboard } from '@counterpoint/domain/schemas/home';
import { formatShare } from '@counterpoint/domain/shares';
import type { IsniQuestion } from '@counterpoint/domain/states';
import type { StatusTone } from '@counterpoint/kit/core';
import { relativeTime } from '@counterpoint/kit/text';
import type { Message } from '@counterpoint/messages';
import * as text from '../../messages/dashboard.generated.ts';

interface AttentionView {
  readonly tone: StatusTone;
  readonly label: string;
  readonly description: string;
  /** To review, unless given. */
  readonly action?: string;
  /** The page of the work, unless given. */
  readonly href?: string;
}

export interface AttentionRow extends Required<AttentionView> {
  readonly key: string;
  readonly title: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

type Tasks = Pick<Dashboard, 'attention' | 'mandates' | 'isni_question'>;

/** Tasks of the account come after cases, which have shorter deadlines. */
export function attentionRows({ attention, mandates, isni_question }: Tasks): AttentionRow[] {
  const cases = attention.filter(({ kind }) => kind === 'answer_opposition');
  const others = attention.filter(({ kind }) => kind !== 'answer_opposition');
  const isni = isni_question ? [isniRow(isni_question)] : [];
  const now = new Date();
  const rowOf = (item: AttentionItem) => attentionRow(item, now);
  return [...cases.map(rowOf), ...mandateRows(mandates), ...isni, ...others.map(rowOf)];
}

export function attentionRow(item: AttentionItem, now: Date): AttentionRow {
  const { kind, object_id, title } = item;
  const defaults = { action: text.review(), href: paths.compositions.details(object_id) };
  return { key: `${kind} ${object_id}`, title, ...defaults, ...VIEWS[kind](item, now) };
}

function mandateRows({ proposed, to_confirm }: Dashboard['mandates']): AttentionRow[] {
  const views = [
    { label: text.mandateProposed(), count: proposed, description: text.mandatesProposed({ count: proposed }) },
    { label: text.confirmForOthers(), count: to_confirm, description: text.waitForOthers({ count: to_confirm }) },
  ];
  return views
    .filter(({ count }) => count > 0)
    .map(({ label, description }) => ({
      key: label,
      title: text.mandates(),
      tone: 'amber',
      label,
      description,
      action: text.review(),
      href: paths.account.mandates(),
    }));
}

function isniRow(question: IsniQuestion): AttentionRow {
  return {
    key: question,
    title: text.isniApplication(),
    tone: 'amber',
    label: text.isniQuestion(),
    description: question === 'possible_match' ? text.isniPossibleMatch() : text.isniMoreInfo(),
    action: text.respond(),
    href: paths.account.personalIdentifiers(),
  };
}

interface AttentionSource {
  readonly label: Message<{ count: number }>;
  readonly href: string;
}

/** The list with all of a kind. */
export const LISTS: Record<AttentionKind, AttentionSource> = {
  answer_opposition: { label: text.allCases, href: `${paths.oppositions.list()}?filter=needs_answer` },
  confirm_shares: { label: text.allWorksToConfirm, href: `${paths.compositions.list()}?filter=awaits_me` },
  confirm_recording: { label: text.allRecordingsToConfirm, href: `${paths.recordings.list()}?filter=awaits_me` },
  answer_part: { label: text.allLineUps, href: `${paths.recordings.list()}?filter=line_up_claimed` },
  revision_declined: { label: text.allDeclined, href: `${paths.compositions.list()}?filter=revision_declined` },
  society_rejected: { label: text.allRejected, href: `${paths.compositions.list()}?filter=society_rejected` },
  society_conflict: { label: text.allConflicts, href: `${paths.compositions.list()}?filter=society_conflict` },
  missing_ipi: { label: text.allMissingIpi, href: `${paths.compositions.list()}?filter=registered_incomplete` },
  continue_draft: { label: text.allDrafts, href: `${paths.compositions.list()}?filter=draft` },
  continue_recording: { label: text.allDraftRecordings, href: `${paths.recordings.list()}?filter=draft` },
};

const VIEWS: Record<AttentionKind, (item: AttentionItem, now: Date) => AttentionView> = {
  answer_opposition: ({ title, actor_name, share, at, object_id }, now) => ({
    tone: 'terracotta',
    label: at ? dueLabel(at, now) : text.responseNeeded(),
    description: describeCase({ title, name: actor_name }, share),
    action: text.respond(),
    href: paths.oppositions.details(object_id),
  }),
  confirm_shares: ({ title, actor_name, share }) => ({
    tone: 'amber',
    label: text.confirmShares(),
    description: describeShares({ title, name: actor_name ?? text.aCoWriter() }, share),
  }),
  confirm_recording: ({ title, actor_name, object_id }) => ({
    tone: 'amber',
    label: text.confirmRights(),
    description: text.namesHolder({ title, name: actor_name ?? text.anotherMember() }),
    href: paths.recordings.details(object_id),
  }),
  answer_part: ({ title, actor_name, object_id }) => ({
    tone: 'amber',
    label: text.checkLineUp(),
    description: text.claimsPart({ title, name: actor_name ?? text.aPerformer() }),
    action: text.respond(),
    href: paths.recordings.details(object_id),
  }),
  revision_declined: ({ title, actor_name }) => ({
    tone: 'terracotta',
    label: text.revisionDeclined(),
    description: text.declinedBy({ title, name: actor_name ?? text.aCoWriter() }),
  }),
  society_rejected: ({ title, actor_name }) => ({
    tone: 'terracotta',
    label: text.rejectedBySociety(),
    description: text.rejectedBy({ title, name: actor_name ?? text.aSociety() }),
  }),
  society_conflict: ({ title, actor_name }) => ({
    tone: 'terracotta',
    label: text.conflictAtSociety(),
    description: text.conflictAt({ title, name: actor_name ?? text.aSociety() }),
  }),
  missing_ipi: ({ title }) => ({
    tone: 'violet',
    label: text.missingIpi(),
    description: text.missingIpiHint({ title }),
    action: text.complete(),
  }),
  continue_draft: (item, now) => ({
    ...draftView(item, now),
    label: text.draftWork(),
    href: paths.compositions.continueDraft(item.object_id),
  }),
  continue_recording: (item, now) => ({
    ...draftView(item, now),
    label: text.draftRecording(),
    href: paths.recordings.continueDraft(item.object_id),
  }),
};

function draftView({ title, at }: AttentionItem, now: Date) {
  const description = at ? text.lastEdited({ title, when: relativeTime(at, now) }) : text.notSubmitted({ title });
  return { tone: 'grey' as const, description, action: text.continueDraft() };
}

interface Named {
  readonly title: string;
  readonly name: string;
}

function describeCase({ title, name }: { title: string; name: string | null }, share: number | null): string {
  if (name === null) return text.caseNeedsYou({ title });
  const named = { title, name };
  return share === null ? text.openedCase(named) : text.claimsShare({ ...named, share: formatShare(share) });
}

function describeShares(named: Named, share: number | null): string {
  return share === null ? text.namesYou(named) : text.givesYou({ ...named, share: formatShare(share) });
}

function dueLabel(at: string, now: Date): string {
  const remainingMs = new Date(at).getTime() - now.getTime();
  return remainingMs < 0 ? text.responseOverdue() : text.responseDue({ days: Math.floor(remainingMs / DAY_MS) });
}
