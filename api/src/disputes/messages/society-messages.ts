import { societyName } from '@counterpoint/domain/schemas/home';
import * as text from '../../messages/cases.generated.ts';
import { nameIfAny } from '../../parties/party-view.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import { conflict } from '../../platform/http/app-error.ts';
import { isClosed, type StoredCase } from '../case/stored-case-repository.ts';
import { readMessages } from './message-repository.ts';
import { storeMessage } from './message-service.ts';

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
