import { differencesOf } from '@counterpoint/domain/cases';
import type { CaseDraft, CaseLine } from '@counterpoint/domain/schemas/cases';
import type { CaseKind } from '@counterpoint/domain/states';
import * as text from '../../messages/cases.generated.ts';
import { readParties } from '../../parties/named-party-repository.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { conflict } from '../../platform/http/app-error.ts';
import type { CaseSubject } from './case-subject.ts';
import { readSubmitter } from './filing-repository.ts';

export interface Claimed {
  readonly kind: CaseKind;
  readonly registered: readonly CaseLine[];
  readonly claimedLines: readonly CaseLine[];
  readonly otherWorkId: CaseDraft['other_work_id'];
}

/** Members whose lines change, and the submitter for non-members. For duplicates also the other work's submitter. */
export async function respondentsTo(db: Database, subject: CaseSubject, claimed: Claimed): Promise<string[]> {
  const { kind, registered, claimedLines, otherWorkId } = claimed;
  const changed = changedParties(registered, claimedLines);
  const members = (await readParties(db, changed)).flatMap(({ id, member_id }) => (member_id === null ? [] : [id]));
  if (kind !== 'duplicate_work') return [...new Set([subject.submitterId, ...members])];
  const other = otherWorkId && (await readSubmitter(db, { type: 'composition', id: otherWorkId }));
  return [...new Set([subject.submitterId, ...subject.memberIds, ...(other ? [other] : [])])];
}

export async function respondentsAgainst(
  db: Database,
  subject: CaseSubject,
  { claimants, ...claimed }: Claimed & { readonly claimants: readonly string[] },
): Promise<string[]> {
  const others = (await respondentsTo(db, subject, claimed)).filter((id) => !claimants.includes(id));
  if (others.length === 0) throw noRespondents(subject.object.type);
  return others;
}

/** Submitters amend their own entries instead. */
export function noRespondents(type: 'composition' | 'recording') {
  return conflict('nobody_to_answer', text.nobodyToAnswer({ type }));
}

function changedParties(registered: readonly CaseLine[], claimed: readonly CaseLine[]): string[] {
  const parties = differencesOf(registered, claimed).flatMap(({ line }) => line.party_id ?? []);
  // A reassigned credit also affects its previous holder.
  const before = registered.filter(({ key, party_id }) =>
    claimed.some((line) => line.key === key && line.party_id !== party_id),
  );
  return [...new Set([...parties, ...before.flatMap(({ party_id }) => party_id ?? [])])];
}
