import { factsOf } from '@counterpoint/catalogue/fields';
import { commonTitle, type EventWords, historyOf } from '@counterpoint/catalogue/revisions';
import { WORK_FIELDS } from '@counterpoint/domain/fields';
import { formatIswc } from '@counterpoint/domain/identifiers';
import { languageName } from '@counterpoint/domain/languages';
import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import { RIGHTS } from '@counterpoint/domain/shares';
import { Facts, FactsLine, workStatus } from '@counterpoint/kit/page';
import { formatDuration, formatLongDate, someOf } from '@counterpoint/kit/text';
import * as text from '../../messages/details.generated.ts';
import * as works from '../../messages/works.generated.ts';
import { distinctWriters } from '../../ui/distinct-writers.ts';
import { formatShares, totalsOf } from '../../ui/shares/my-shares.ts';
import { type HeadlineLine, societyLines } from './society-lines.ts';

const IN_HEADER = ['title', 'iswc', 'language', 'duration_s'] as const;

export function WorkIdentity({ work: { iswc, reference, language, duration_s } }: { work: WorkDetails }) {
  return (
    <FactsLine
      facts={[
        iswc ? text.iswc({ code: formatIswc(iswc) }) : works.iswcMissing(),
        text.reference({ reference }),
        language && languageName(language),
        duration_s !== null && formatDuration(duration_s),
      ]}
    />
  );
}

export function WorkFacts({ work }: { work: WorkDetails }) {
  const dates = [
    { label: text.submitted(), value: work.submitted_at },
    { label: text.registered(), value: work.registered_at },
  ].flatMap(({ label, value }) => (value ? [{ label, value: formatLongDate(value) }] : []));
  return <Facts items={[...factsOf(WORK_FIELDS, work, IN_HEADER), ...dates]} />;
}

/** The headline of a work, and what else matters: what societies answered and who is missing, before what the portal says. */
export function statusOf(work: WorkDetails) {
  const status = workStatus(work.state, work.is_in_dispute);
  const lines = [...societyLines(work), ...unclaimedLines(work)];
  const [first, ...others] = lines;
  if (!first || work.state !== 'registered' || work.is_in_dispute)
    return { status, next: nextOf(work, status.next), others: lines };
  const { tone, title, next } = first;
  return { status: { ...status, tone, meaning: title }, next, others };
}

function unclaimedLines(work: WorkDetails): HeadlineLine[] {
  const unclaimed = totalsOf([...work.writers, ...work.publishers].filter(({ party_id }) => party_id === null));
  // A right without any shares isn't unclaimed: it may be registered elsewhere.
  const rights = RIGHTS.filter((right) => unclaimed[right] > 0);
  if (work.state !== 'registered' || work.is_in_dispute || rights.length === 0) return [];
  const title = text.partlyUnclaimed({ shares: formatShares(unclaimed, rights) });
  const canAmend = work.is_mine && work.pending_revision === null;
  return [{ tone: 'amber', title, next: canAmend ? text.amendUnclaimed() : text.claimUnclaimed() }];
}

function nextOf(work: WorkDetails, next: string): string {
  if (work.is_mine && work.state === 'draft' && work.events.some(({ type }) => type === 'taken_back'))
    return text.returned();
  if (!work.is_party && work.state === 'registered' && !work.is_in_dispute) return text.notParty();
  if (work.state !== 'registered_incomplete') return next;
  // As in the API, an ISWC needs no IPI of writers in the public domain.
  const writersWithoutIpi = distinctWriters(
    work.writers.filter(({ ipi_name_number, public_domain }) => ipi_name_number === null && public_domain !== 'Y'),
  );
  const names = writersWithoutIpi.filter(({ party_id }) => party_id !== null).map((writer) => writer.name);
  const missing = [
    names.length > 0 && text.writersWithoutIpi({ count: names.length, names: someOf(names) }),
    names.length < writersWithoutIpi.length && text.writerMissing(),
  ];
  return missing.filter(Boolean).join(' ') || next;
}

type WorkEventType = WorkDetails['events'][number]['type'];

export function workHistory(work: Pick<WorkDetails, 'events' | 'confirm_by' | 'is_in_dispute'>) {
  return historyOf(work, { what: 'work', titleOf });
}

function titleOf(type: WorkEventType, words: EventWords): string {
  switch (type) {
    case 'claimed':
      return words.isMe ? text.youClaimed() : text.memberClaimed({ name: words.who });
    case 'claim_answered':
      return words.isMe ? text.youAnsweredClaim() : text.memberAnsweredClaim({ name: words.who });
    case 'merged':
      return text.merged();
    default:
      return commonTitle(type, words, 'work');
  }
}
