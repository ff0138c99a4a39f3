import { RECORDINGS, WORKS } from '../../catalogue/entry/entry-kind.ts';
import { incrementVersion, touchListings } from '../../catalogue/entry/entry-repository.ts';
import * as text from '../../messages/cases.generated.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/events.ts';
import { conflict } from '../../platform/http/app-error.ts';
import { caseFactsOf } from '../case/case-facts.ts';
import { type ActOnCase, moveStored, outcomeOf, placeHolds } from '../case/move-stored.ts';
import {
  claimantsOf,
  membersAmong,
  presentIn,
  readStoredCase,
  respondentsOf,
  type StoredCase,
} from '../case/stored-case-repository.ts';
import { responseDeadline, scheduleCaseClock } from '../clocks/case-clock.ts';
import { type CaseSubject, noRespondents, openSubjectForSociety, respondentsToCase } from './case-subject.ts';
import { isSameRegistration } from './filed-lines.ts';
import { insertRespondents } from './filing-repository.ts';

/** Admits a case: asks everyone affected and places holds. Throws 409 if the registration has changed since filing. */
export async function admitCase(
  tx: Tx,
  act: ActOnCase,
  { stored, by }: { readonly stored: StoredCase; readonly by: 'clock' | 'staff' },
): Promise<void> {
  const { id, object } = stored;
  const facts = await caseFactsOf(tx, stored, { at: act.at });
  outcomeOf(stored, { act: 'admit', by }, facts);
  const subject = await openSubjectForSociety(tx, object);
  const current = subject.lines(stored.kind, { ...subject.wholeScope, ...stored.asked });
  if (!isSameRegistration(stored.registered_lines, current))
    throw conflict('registration_changed', text.changedSinceFiling());
  const respondBy = responseDeadline(tx, object, act.at);
  const partyIds = await newRespondents(tx, subject, stored);
  await insertRespondents(tx, id, { partyIds, respondBy, at: act.at });
  await moveStored(tx, act, { stored, act: 'admit', by, facts, payload: { party_ids: partyIds, by: respondBy } });
  const admitted = await readStoredCase(tx, id);
  await placeHolds(tx, admitted, act.at);
  const kind = object.type === 'composition' ? WORKS : RECORDINGS;
  await incrementVersion(tx, kind, { id: object.id, at: act.at });
  await touchListings(tx, kind, { id: object.id, at: act.at });
  await scheduleCaseClock(tx, id, { what: 'response', by: respondBy, at: act.at });
  const admission = { caseId: id, act, respondBy };
  const claimants = claimantsOf(admitted);
  await publishEvent(tx, 'case.answer_requested', { ...admission, memberIds: membersAmong(respondentsOf(admitted)) });
  // A sole claimant whose case needs no evidence has just filed it.
  if (by === 'staff' || claimants.length > 1)
    await publishEvent(tx, 'case.admitted', { ...admission, memberIds: membersAmong(claimants) });
}

async function newRespondents(tx: Tx, subject: CaseSubject, stored: StoredCase): Promise<string[]> {
  const present = presentIn(stored).map(({ party_id }) => party_id);
  const partyIds = [...(await respondentsToCase(tx, subject, stored))].filter((id) => !present.includes(id));
  if (partyIds.length > 0) return partyIds;
  if (claimantsOf(stored).length > 1) throw conflict('nobody_to_answer', text.everyoneClaims());
  throw noRespondents(stored.object.type);
}
