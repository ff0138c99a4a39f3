import type { Proof } from '@counterpoint/domain/schemas/members';
import type { Database, Tx } from '../../platform/db/transaction.ts';

export interface Factors {
  readonly passkeys: number;
  readonly hasApp: boolean;
  readonly recoveryCodes: number;
}

export async function factorsOf(db: Database | Tx, accountId: string): Promise<Factors> {
  const { passkeys, apps, codes } = await db
    .selectNoFrom((select) => [
      select
        .selectFrom('passkey')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('account_id', '=', accountId)
        .as('passkeys'),
      select
        .selectFrom('authenticator_app')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('account_id', '=', accountId)
        .where('confirmed_at', 'is not', null)
        .as('apps'),
      select
        .selectFrom('recovery_code')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('account_id', '=', accountId)
        .as('codes'),
    ])
    .executeTakeFirstOrThrow();
  return { passkeys: Number(passkeys), hasApp: Number(apps) > 0, recoveryCodes: Number(codes) };
}

/** Recovery codes alone are none: they only replace a lost factor. */
export function hasSecondFactor({ passkeys, hasApp }: Pick<Factors, 'passkeys' | 'hasApp'>): boolean {
  return passkeys > 0 || hasApp;
}

export function proofsOf(factors: Factors): Proof[] {
  const proofs: [Proof, boolean][] = [
    ['passkey', factors.passkeys > 0],
    ['authenticator_app', factors.hasApp],
    ['recovery_code', hasSecondFactor(factors) && factors.recoveryCodes > 0],
  ];
  return proofs.filter(([, isThere]) => isThere).map(([proof]) => proof);
}

/** Removes all of an account's factors, and what was pending with them. */
export async function deleteFactors(tx: Tx, accountId: string): Promise<void> {
  for (const table of ['passkey', 'authenticator_app', 'recovery_code', 'pending_sign_in'] as const)
    await tx.deleteFrom(table).where('account_id', '=', accountId).execute();
}
