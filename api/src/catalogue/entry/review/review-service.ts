import type { EntryReview } from '@counterpoint/domain/schemas/entries';
import * as text from '../../../messages/entries.generated.ts';
import * as notFoundText from '../../../messages/not-found.generated.ts';
import { newId } from '../../../platform/db/new-id.ts';
import type { Database, Tx } from '../../../platform/db/transaction.ts';
import { publishEvent } from '../../../platform/events/events.ts';
import { conflict, notFound } from '../../../platform/http/app-error.ts';
import type { VersionedId } from '../../../platform/http/versions.ts';
import { submitDraft } from '../confirmation/submission-service.ts';
import { openDraft } from '../drafts/draft-service.ts';
import type { EntryChange, EntryDefinition, EntryDetails } from '../entry-definition.ts';
import type { Viewer } from '../entry-views.ts';
import { openEntry } from '../open-entry.ts';
import { auditChange, readForSociety } from '../record-change.ts';
import { findStanding } from '../standing.ts';
import {
  closeOpenReview,
  countOpenReviews,
  findLatestReview,
  insertReview,
  lockReview,
  type StoredReview,
  updateReview,
} from './review-repository.ts';

const MAX_OPEN = 100;

/** Asks the society to let the member submit this version of a draft, once. A request for an earlier one is closed. */
export async function requestReview(change: EntryChange, target: VersionedId): Promise<EntryDetails> {
  const { entry, tx, act } = change;
  const draft = await openDraft(change, target);
  await entry.checkSubmission(tx, draft);
  if (await findStanding(change, [draft]))
    throw conflict('no_review_needed', text.noReviewNeeded({ noun: entry.noun }));
  const latest = await findLatestReview(tx, entry.kind, draft.id);
  if (latest?.state === 'open' && latest.version === draft.version) return draft;
  await closeOpenReview(tx, entry.kind, { id: draft.id, at: act.at });
  const { memberId: member_id, accountId: account_id } = act.actor;
  if ((await countOpenReviews(tx, member_id)) >= MAX_OPEN)
    throw conflict('too_many_reviews', text.tooManyReviews({ most: MAX_OPEN }));
  const review = { id: newId(), version: draft.version, member_id, account_id, requested_at: act.at };
  await insertReview(tx, entry.kind, { ...review, entryId: draft.id });
  await auditChange(change, { id: draft.id, action: 'request_review', before: draft });
  return draft;
}

/** The latest review of the viewer's own draft. */
export async function readReview(
  entry: EntryDefinition,
  db: Database,
  query: { readonly id: string; readonly viewer: Viewer },
): Promise<EntryReview | null> {
  const { version, is_mine } = await openEntry(entry, db, query);
  if (!is_mine) throw notFound(notFoundText.entry({ noun: entry.noun }));
  const review = await findLatestReview(db, entry.kind, query.id);
  if (!review) return null;
  const { state, requested_at, reason } = review;
  const is_outdated = state === 'open' && review.version !== version;
  return { state, requested_at: requested_at.toISOString(), is_outdated, reason };
}

export interface ReviewDecision {
  readonly id: string;
  readonly staff: string;
  readonly at: Date;
}

/** Submits the draft for the member who asked. Throws 409 if it has changed since. */
export async function approveReview(tx: Tx, { id, staff, at }: ReviewDecision, entry: EntryDefinition): Promise<void> {
  const review = await openReview(tx, id);
  const entryId = entryOf(review);
  const found = await readForSociety({ entry, tx }, entryId);
  if (found?.details.state !== 'draft' || found.details.version !== review.version)
    throw conflict('changed_since', text.changedSinceReview({ noun: entry.noun }));
  await updateReview(tx, id, { state: 'approved', decided_at: at, decided_by: staff });
  const actor = { accountId: review.account_id, memberId: review.member_id, partyId: found.viewer.partyId };
  await submitDraft({ entry, tx, act: { actor, at } }, { id: entryId, version: review.version });
  await publishAnswer(tx, entry, { review, at, refusal: null });
}

export async function refuseReview(
  tx: Tx,
  { id, staff, at }: ReviewDecision,
  { entry, reason }: { readonly entry: EntryDefinition; readonly reason: string },
): Promise<void> {
  const review = await openReview(tx, id);
  await updateReview(tx, id, { state: 'refused', decided_at: at, decided_by: staff, reason });
  await publishAnswer(tx, entry, { review, at, refusal: reason });
}

export function entryOf({ composition_id, recording_id }: StoredReview): string {
  const id = composition_id ?? recording_id;
  if (id === null) throw new Error('A review is about a work or a recording.');
  return id;
}

async function openReview(tx: Tx, id: string): Promise<StoredReview> {
  const review = await lockReview(tx, id);
  if (!review) throw notFound(notFoundText.review());
  if (review.state !== 'open') throw conflict('already_decided', text.reviewDecided());
  return review;
}

function publishAnswer(
  tx: Tx,
  { kind }: EntryDefinition,
  { review, at, refusal }: { readonly review: StoredReview; readonly at: Date; readonly refusal: string | null },
) {
  const answer = { entryKind: kind, entry: { id: entryOf(review) }, act: { actor: null, at } };
  return publishEvent(tx, 'entry.reviewed', { ...answer, memberId: review.member_id, refusal });
}
