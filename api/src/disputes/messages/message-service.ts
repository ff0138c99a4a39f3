import type { CaseMessage, CaseMessages, NewMessage } from '@counterpoint/domain/schemas/cases';
import { societyName } from '@counterpoint/domain/schemas/home';
import * as text from '../../messages/cases.generated.ts';
import * as notFoundText from '../../messages/not-found.generated.ts';
import { nameIfAny } from '../../parties/party-view.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { newId } from '../../platform/db/new-id.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/events.ts';
import type { Act, AnyAct } from '../../platform/http/actor.ts';
import { conflict, notFound } from '../../platform/http/app-error.ts';
import { recordAttemptIn } from '../../platform/limits/attempts.ts';
import { publish } from '../../platform/live/outbox-repository.ts';
import {
  isClosed,
  isWithFiler,
  lockOwnCase,
  membersOfCase,
  type OwnCase,
  readOwnCase,
  type StoredCase,
} from '../case/stored-case-repository.ts';
import { countMessages, insertMessage, readMessages, toMessage } from './message-repository.ts';

/** All messages are shown at once; the limit is far above real use. */
const MAX_MESSAGES = 1_000;

const MESSAGES = { max: 60, seconds: 600 };

export async function listMessages(db: Database, { partyId }: Act['actor'], caseId: string): Promise<CaseMessages> {
  await readOwnCase(db, caseId, partyId);
  return { items: (await readMessages(db, caseId, partyId)).map((found) => toMessage(found, partyId)) };
}

export async function sendMessage(
  tx: Tx,
  act: Act,
  { caseId, body, visibility }: NewMessage & { readonly caseId: string },
): Promise<CaseMessage> {
  const { actor, at, requestId } = act;
  const own = await lockOwnCase(tx, caseId, actor.partyId);
  await assertCanWrite(tx, own);
  await recordAttemptIn(
    tx,
    { bucket: ['case-message', actor.accountId], ...MESSAGES, message: text.tooManyMessages() },
    at,
  );
  const id = await storeMessage(tx, act, { ...own.stored, body, visibility });
  const after = { message_id: id, visibility };
  await recordAudit(tx, { action: 'opposition.message', actor, subjectId: caseId, after, requestId });
  const sent = (await readMessages(tx, caseId, actor.partyId)).find((each) => each.id === id);
  if (!sent) throw notFound(notFoundText.caseMessage());
  return toMessage(sent, actor.partyId);
}

/** Of a party, or of the society without an actor. */
export async function storeMessage(
  tx: Tx,
  act: AnyAct,
  { id: caseId, state, body, visibility }: NewMessage & Pick<StoredCase, 'id' | 'state'>,
): Promise<string> {
  const { actor, at } = act;
  const id = newId();
  const by = { party_id: actor?.partyId ?? null, member_id: actor?.memberId ?? null };
  await insertMessage(tx, { id, opposition_id: caseId, ...by, body, visibility, created_at: at });
  const isShared = visibility === 'shared' && !isWithFiler(state);
  const memberIds = isShared || !actor ? await membersOfCase(tx, caseId) : [actor.memberId];
  await publish(tx, { topic: 'oppositions', memberIds });
  if (isShared || !actor) await publishEvent(tx, 'case.message_sent', { caseId, act, memberIds });
  return id;
}

export async function listForSociety(db: Database, caseId: string) {
  return (await readMessages(db, caseId, null)).map(({ body, visibility, created_at, ...names }) => ({
    author: nameIfAny(names) ?? societyName(),
    body,
    at: created_at,
    isToSociety: visibility === 'society_only',
  }));
}

export async function writeAsSociety(
  tx: Tx,
  { id, state }: Pick<StoredCase, 'id' | 'state'>,
  { body, at }: { readonly body: string; readonly at: Date },
): Promise<void> {
  if (isClosed(state)) throw conflict('case_closed', text.closed());
  await storeMessage(tx, { actor: null, at }, { id, state, body, visibility: 'shared' });
}

async function assertCanWrite(tx: Tx, { stored: { id, state }, mine: { left_at } }: OwnCase): Promise<void> {
  if (state === 'draft') throw conflict('case_not_filed', text.notFiled());
  if (isClosed(state)) throw conflict('case_closed', text.closed());
  if (left_at !== null) throw conflict('case_left', text.leftConversation());
  if ((await countMessages(tx, id)) >= MAX_MESSAGES) throw conflict('too_many_messages', text.conversationFull());
}
