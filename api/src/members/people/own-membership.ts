import * as text from '../../messages/people.generated.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { lockMember } from '../account/profile-repository.ts';
import { findPerson, type Membership, type StoredPerson } from './people-repository.ts';

/** Locks the member and reads what the caller may do now. Throws 403 if they were removed meanwhile. */
export async function lockOwnMembership(tx: Tx, actor: Membership): Promise<StoredPerson> {
  await lockMember(tx, actor.memberId);
  const person = await findPerson(tx, actor);
  if (!person) throw notYours();
  return person;
}

export function notYours(): AppError {
  return new AppError(403, 'not_permitted', text.notYours());
}
