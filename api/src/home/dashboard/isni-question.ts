import { may } from '@counterpoint/domain/permissions';
import { ISNI_QUESTIONS, type IsniQuestion } from '@counterpoint/domain/states';
import { readIsni } from '../../parties/identifiers/isni-repository.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';

/** Returns null for a person who can't answer. */
export async function readIsniQuestion(db: Database, actor: Actor): Promise<IsniQuestion | null> {
  if (!may(actor, 'account:change')) return null;
  const isni = await readIsni(db, actor.partyId);
  return ISNI_QUESTIONS.find((question) => question === isni?.status) ?? null;
}
