import { email as emailSchema } from '@counterpoint/domain/schemas/members';
import { id as idSchema } from '@counterpoint/domain/schemas/requests';
import {
  accountsOf,
  findMember,
  type MemberAccount,
  membersOfAddress,
} from '../../members/account/member-records-repository.ts';
import * as notFoundText from '../../messages/not-found.generated.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { UsageError } from './command.ts';

export async function memberNamed(tx: Tx, text: string | undefined) {
  const address = addressIn(text);
  const [memberId] = address === null ? [idIn(text)] : await membersOfAddress(tx, address);
  const member = memberId === undefined ? null : await findMember(tx, memberId);
  if (!member) throw notFound(notFoundText.member());
  return member;
}

export async function accountsNamed(tx: Tx, text: string | undefined): Promise<MemberAccount[]> {
  const address = addressIn(text);
  const accounts = await accountsOf(tx, (await memberNamed(tx, text)).id);
  return accounts.filter(({ email }) => address === null || email === address);
}

function addressIn(text: string | undefined): string | null {
  return emailSchema.safeParse(text).data ?? null;
}

function idIn(text: string | undefined): string {
  const parsed = idSchema.safeParse(text);
  if (!parsed.success) throw new UsageError(`${text} is neither an e-mail address nor an id.`);
  return parsed.data.toLowerCase();
}
