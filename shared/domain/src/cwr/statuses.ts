import type { Message } from '@counterpoint/messages';
import * as message from '../messages/cwr-statuses.generated.ts';
import type { CwrStatus } from './status-codes.ts';

const STATUSES: Readonly<Record<CwrStatus, readonly [label: Message, meaning: Message]>> = {
  RA: [message.received, message.receivedMeaning],
  AS: [message.incomplete, message.incompleteMeaning],
  AC: [message.changed, message.changedIncompleteMeaning],
  SR: [message.registered, message.registeredMeaning],
  CR: [message.changed, message.changedMeaning],
  CO: [message.inDispute, message.inDisputeMeaning],
  DU: [message.duplicate, message.duplicateMeaning],
  RJ: [message.rejected, message.rejectedMeaning],
  RC: [message.claimRefused, message.claimRefusedMeaning],
  NP: [message.noInterest, message.noInterestMeaning],
  NA: [message.agreementMissing, message.agreementMissingMeaning],
  WA: [message.agreementUnknown, message.agreementUnknownMeaning],
  DR: [message.withdrawn, message.withdrawnMeaning],
  UN: [message.unknownWork, message.unknownWorkMeaning],
  LD: [message.notWithdrawable, message.notWithdrawableMeaning],
};

export function cwrStatusText(status: CwrStatus): { label: string; meaning: string } {
  const [label, meaning] = STATUSES[status];
  return { label: label(), meaning: meaning() };
}
