import { may } from '@counterpoint/domain/permissions';
import type { Dashboard } from '@counterpoint/domain/schemas/home';
import { ISNI_QUESTIONS, type IsniQuestion } from '@counterpoint/domain/states';
import { listRepresentedConfirmations } from '../../catalogue/representation/awaiting-service.ts';
import { countProposals } from '../../members/mandates/mandate-repository.ts';
import { readIsni } from '../../parties/identifiers/isni-repository.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';

/** Counts what the person can answer on the page for mandates, which belongs to the account. */
export async function readMandateTasks(db: Database, actor: Actor, day: string): Promise<Dashboard['mandates']> {
  const answersForOthers = may(actor, 'account:read') && may(actor, 'catalogue:change');
  const [proposed, confirmations] = await Promise.all([
    may(actor, 'people:change') ? countProposals(db, { memberId: actor.memberId, day }) : 0,
    answersForOthers ? listRepresentedConfirmations(db, { actor, day }) : [],
  ]);
  return { proposed, to_confirm: confirmations.length };
}

/** Returns null for a person who can't answer. */
export async function readIsniQuestion(db: Database, actor: Actor): Promise<IsniQuestion | null> {
  if (!may(actor, 'account:change')) return null;
  const isni = await readIsni(db, actor.partyId);
  return ISNI_QUESTIONS.find((question) => question === isni?.status) ?? null;
}
