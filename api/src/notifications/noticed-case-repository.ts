import type { Tx } from '../db/transaction.ts';
import { titleOfObject } from '../oppositions/opposition-repository.ts';
import { membersOfCase } from '../oppositions/work-case-repository.ts';

/** What a notification about a case needs of it. */
export interface NoticedCase {
  readonly number: string;
  readonly title: string;
  readonly memberIds: readonly string[];
}

export async function readNoticedCase(tx: Tx, id: string): Promise<NoticedCase> {
  const found = await tx
    .selectFrom('opposition')
    .select(['opposition.number', titleOfObject.as('title')])
    .where('opposition.id', '=', id)
    .executeTakeFirstOrThrow();
  return { ...found, memberIds: await membersOfCase(tx, id) };
}
