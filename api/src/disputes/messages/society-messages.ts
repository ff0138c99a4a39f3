import { societyName } from '@counterpoint/domain/schemas/home';
import type { CaseState } from '@counterpoint/domain/states';
import * as text from '../../messages/cases.generated.ts';
import { nameIfAny } from '../../parties/party-view.ts';
import { newId } from '../../platform/db/new-id.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import { publishEvent } from '../../platform/events/events.ts';
import { conflict } from '../../platform/http/app-error.ts';
import { publish } from '../../platform/live/outbox-repository.ts';
import { isClosed, membersOfCase } from '../case/stored-case-repository.ts';
import { insertMessage, readAllMessages } from './message-repository.ts';

export interface StaffMessage {
  readonly author: string;
  readonly body: string;
  readonly isToSociety: boolean;
  readonly at: Date;
}

export async function listForSociety(db: Database, caseId: string): Promise<StaffMessage[]> {
  return (await readAllMessages(db, caseId)).map(({ body, visibility, created_at, ...names }) => ({
    author: nameIfAny(names) ?? societyName(),
    body,
    at: created_at,
    isToSociety: visibility === 'society_only',
  }));
}

export async function writeAsSociety(
  tx: Tx,
  { id, state }: { readonly id: string; readonly state: CaseState },
  { body, at }: { readonly body: string; readonly at: Date },
): Promise<void> {
  if (isClosed(state)) throw conflict('case_closed', text.closed());
  await insertMessage(tx, {
    id: newId(),
    opposition_id: id,
    party_id: null,
    member_id: null,
    body,
    visibility: 'shared',
    created_at: at,
  });
  const readers = await membersOfCase(tx, id);
  await publish(tx, { topic: 'oppositions', memberIds: readers });
  await publishEvent(tx, 'case.message_sent', { caseId: id, act: { actor: null, at }, memberIds: readers });
}
