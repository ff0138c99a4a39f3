import type { Row } from '../../platform/db/tables.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';

export type PendingSignUp = Pick<Row<'sign_up'>, 'email' | 'password_hash' | 'answers' | 'language' | 'created_at'>;

interface NewSignUp extends PendingSignUp {
  readonly id: string;
  readonly token_hash: Buffer;
  readonly expires_at: Date;
}

export async function insertSignUp(tx: Tx, { answers, ...signUp }: NewSignUp): Promise<void> {
  await tx
    .insertInto('sign_up')
    .values({ ...signUp, answers: JSON.stringify(answers) })
    .execute();
}

export function lockSignUp(tx: Tx, token_hash: Buffer) {
  return tx
    .selectFrom('sign_up')
    .select(['id', 'email', 'password_hash', 'answers', 'language', 'created_at', 'expires_at', 'closed_at'])
    .where('token_hash', '=', token_hash)
    .forUpdate()
    .executeTakeFirst();
}

export function findOpenSignUp(db: Database, { id, email }: Pick<NewSignUp, 'id' | 'email'>) {
  return db
    .selectFrom('sign_up')
    .select(['email', 'password_hash', 'answers', 'language', 'created_at'])
    .where('id', '=', id)
    .where('email', '=', email)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
}

export async function hasOtherSignUps(
  db: Database,
  { email, password_hash }: Pick<PendingSignUp, 'email' | 'password_hash'>,
): Promise<boolean> {
  const other = await db
    .selectFrom('sign_up')
    .select('id')
    .where('email', '=', email)
    .where('closed_at', 'is', null)
    .where('password_hash', '<>', password_hash)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

export async function closeSignUps(tx: Tx, email: string, at: Date): Promise<void> {
  await tx
    .updateTable('sign_up')
    .set({ closed_at: at, password_hash: '', answers: '{}' })
    .where('email', '=', email)
    .execute();
}
