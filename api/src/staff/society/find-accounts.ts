import { email as emailSchema } from '@counterpoint/domain/schemas/members';
import { findAccount, type KnownAccount } from '../../members/account/account-repository.ts';
import {
  accountsOf,
  findMember,
  type MemberAccount,
  membersOfAddress,
} from '../../members/account/member-records-repository.ts';
import * as notFoundText from '../../messages/not-found.generated.ts';
import { ambiguousAddress, notAddress, notEmail } from '../../messages/staff.generated.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { idOf, UsageError } from './command.ts';

export async function memberNamed(tx: Tx, input: string | undefined) {
  const address = addressIn(input);
  const [memberId] = address === null ? [idOf(input, notAddress)] : await membersOfAddress(tx, address);
  const member = memberId === undefined ? null : await findMember(tx, memberId);
  if (!member) throw notFound(notFoundText.member());
  return member;
}

/** An address names the one member that it owns: an employee's is no name of an employer. */
export async function memberOwnedBy(tx: Tx, input: string | undefined) {
  const member = await memberNamed(tx, input);
  const address = addressIn(input);
  if (address === null) return member;
  const ids = await membersOfAddress(tx, address);
  const owner = (await accountsOf(tx, member.id)).find(({ role }) => role === 'owner');
  if (ids.length > 1 || owner?.email !== address)
    throw new UsageError(ambiguousAddress({ typed: address, ids: ids.join(', ') }));
  return member;
}

/** Also one that acts for no member any more. */
export async function accountNamed(tx: Tx, input = ''): Promise<KnownAccount> {
  const account = await findAccount(tx, { email: emailIn(input) });
  if (!account) throw notFound(notFoundText.member());
  return account;
}

export async function accountsNamed(tx: Tx, text: string | undefined): Promise<MemberAccount[]> {
  const address = addressIn(text);
  const accounts = await accountsOf(tx, (await memberNamed(tx, text)).id);
  return accounts.filter(({ email }) => address === null || email === address);
}

export function emailIn(input: string): string {
  const address = addressIn(input);
  if (address === null) throw new UsageError(notEmail({ typed: input }));
  return address;
}

function addressIn(text: string | undefined): string | null {
  return emailSchema.safeParse(text).data ?? null;
}
