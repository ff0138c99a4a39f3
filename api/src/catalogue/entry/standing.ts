import { covers, type MandateScope, type PartyInterest, submitterStanding } from '@counterpoint/domain/mandates';
import { readActingMandate } from '../../members/mandates/act-under-mandate.ts';
import { heldMandates, mayRegisterForOthers } from '../../members/mandates/mandate-repository.ts';
import * as text from '../../messages/mandates.generated.ts';
import { publishEvent } from '../../platform/events/events.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { calendarOf } from '../../platform/time/society-calendar.ts';
import type { EntryChange, EntryDetails } from './entry-definition.ts';
import { isApproved } from './review/review-repository.ts';

export const REGISTER_SCOPES = {
  work: 'register_works',
  recording: 'register_recordings',
} as const satisfies Record<string, MandateScope>;

/**
 * Throws 403 unless the member has a part in one of the revisions, holds a mandate of a party that has, or is cleared by the
 * society: for all entries, or after a review of this draft. Returns the mandate that is needed, null if none is.
 */
export async function requireStanding(
  change: EntryChange,
  revisions: readonly (EntryDetails | null)[],
): Promise<string | null> {
  const standing = await findStanding(change, revisions);
  if (standing) return standing.mandateId;
  const { entry, tx } = change;
  const [draft] = revisions;
  const isNew = draft?.state === 'draft';
  if (isNew && (await isApproved(tx, entry.kind, draft))) return null;
  const { noun } = entry;
  throw new AppError(403, 'no_part', isNew ? text.noPart({ noun }) : text.noPartInRegistered({ noun }));
}

/** Returns null without standing, and no mandate if none is needed. */
export async function findStanding(
  { entry, tx, act }: EntryChange,
  revisions: readonly (EntryDetails | null)[],
): Promise<{ readonly mandateId: string | null } | null> {
  const { partyId, memberId } = act.actor;
  const interests = revisions.flatMap((revision) => (revision ? entry.interestsIn(revision) : []));
  const query = { memberId, day: calendarOf(tx).dayOf(act.at), scope: REGISTER_SCOPES[entry.noun] };
  const standing = submitterStanding({ partyId, interests, mandates: await heldMandates(tx, query) });
  if (standing === 'own') return { mandateId: null };
  if (standing) return { mandateId: standing.mandate.id };
  return (await mayRegisterForOthers(tx, memberId)) ? { mandateId: null } : null;
}

/** Throws 403 for a representative whose mandate ended, or doesn't cover the shares that are answered. */
export async function requireCoverage({ entry, tx, act }: EntryChange, details: EntryDetails): Promise<void> {
  const mandate = await readActingMandate(tx, act.actor, { scope: 'confirm_shares', at: act.at });
  if (!mandate) return;
  const interests: PartyInterest[] = [...entry.interestsIn(details), ...details.removed];
  if (!covers(mandate, interests))
    throw new AppError(403, 'outside_territory', text.outsideTerritory({ noun: entry.noun }));
}

/** Notifies the member for whom a representative answered. */
export async function announceAnswer(
  { entry: { kind }, tx, act }: EntryChange,
  entry: EntryDetails,
  answer: 'confirmed' | 'contested',
): Promise<void> {
  const { mandate, memberId } = act.actor;
  if (!mandate) return;
  const sides = { representativeId: mandate.representativeId, representedId: memberId };
  await publishEvent(tx, 'entry.answered_on_behalf', { entryKind: kind, entry, act, answer, ...sides });
}
