import * as text from '../../messages/limits.generated.ts';
import type { Tx } from '../db/transaction.ts';
import { recordAttemptIn } from './attempts.ts';

const DAY_SECONDS = 86_400;
const MAX_PER_ADDRESS = 3;

interface SentInvitation {
  readonly kind: string;
  readonly memberId: string;
  readonly maxPerMember: number;
  readonly email: string;
  readonly at: Date;
}

/** Per day: those that the member sends, and those that any member sends to the address. */
export async function limitInvitations(
  tx: Tx,
  { kind, memberId, maxPerMember, email, at }: SentInvitation,
): Promise<void> {
  const ofMember = { bucket: [kind, memberId], max: maxPerMember, seconds: DAY_SECONDS };
  const toAddress = { bucket: [`${kind}-to`, email], max: MAX_PER_ADDRESS, seconds: DAY_SECONDS };
  await recordAttemptIn(tx, { ...ofMember, message: text.tooManyInvitations }, at);
  await recordAttemptIn(tx, { ...toAddress, message: text.tooManyInvitationsToAddress }, at);
}
