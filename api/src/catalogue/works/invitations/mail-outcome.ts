import { formatShare, RIGHTS, type Shares } from '@counterpoint/domain/shares';
import { currentLanguage } from '@counterpoint/messages';
import { inLanguage } from '@counterpoint/messages/node';
import * as text from '../../../messages/invitations.generated.ts';
import { readPartyMembers } from '../../../parties/party-repository.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import type { DomainEvents } from '../../../platform/events/events.ts';
import { letter } from '../../../platform/mail/letter.ts';
import { queueMail } from '../../../platform/mail/mail-repository.ts';
import { type Block, portalAddress } from '../../../platform/mail/messages.ts';
import { readForSociety } from '../../entry/record-change.ts';
import { WORK } from '../work-definition.ts';
import { type ConfirmedAddress, readConfirmedAddresses } from './invitation-repository.ts';
import { linesOf, readInvitedWork, sumOf } from './invited-lines.ts';
import { insertLink, linkBlocks } from './send-invitation.ts';

type CaseOutcome = DomainEvents['work.changed_by_case'];

/** Mails the parties without an account that confirmed shares which the outcome of a case has changed. */
export async function mailCaseOutcome(tx: Tx, outcome: CaseOutcome): Promise<void> {
  const { before, isShown } = outcome;
  const { id, state } = before;
  const addresses = state === 'draft' ? new Map<string, ConfirmedAddress>() : await readConfirmedAddresses(tx, id);
  if (addresses.size === 0) return;
  const after = await readForSociety({ entry: WORK, tx }, id, isShown ? 'shown' : before.revision);
  if (!after) return;
  const members = await readPartyMembers(tx, [...addresses.keys()]);
  for (const [partyId, address] of addresses) {
    const had = linesOf(before, partyId);
    const name = had[0]?.name;
    const shares = { before: sumOf(had), after: sumOf(linesOf(after.details, partyId)) };
    if (members.get(partyId) || name === undefined || changesIn(shares).length === 0) continue;
    await inLanguage(address.language ?? currentLanguage(), () =>
      mailOutcome(tx, outcome, { partyId, name, email: address.email, shares }),
    );
  }
}

interface ChangedShares {
  readonly before: Shares;
  readonly after: Shares;
}

interface Recipient {
  readonly partyId: string;
  readonly name: string;
  readonly email: string;
  readonly shares: ChangedShares;
}

async function mailOutcome(
  tx: Tx,
  { before: { id, title }, caseNumber: number, act: { at } }: CaseOutcome,
  { partyId, name, email, shares }: Recipient,
): Promise<void> {
  const invited = await readInvitedWork(tx, id, partyId);
  const answering: Block[] = [];
  if (invited) {
    const { token } = await insertLink(tx, { invited, partyId, email, inviter: invited.viewer, at });
    answering.push(text.yourAnswer(), ...linkBlocks(portalAddress(tx), token));
  }
  const mail = letter(
    email,
    text.outcomeSubject({ title }),
    text.outcome({ number, title, name }),
    ...changesIn(shares),
    text.outcomeWrong(),
    ...answering,
  );
  await queueMail(tx, mail);
}

const CHANGE_OF_RIGHT = { pr: text.outcomePerforming, mr: text.outcomeMechanical, sr: text.outcomeSynchronisation };

function changesIn({ before, after }: ChangedShares): string[] {
  return RIGHTS.filter((right) => before[right] !== after[right]).map((right) =>
    CHANGE_OF_RIGHT[right]({ before: formatShare(before[right]), after: formatShare(after[right]) }),
  );
}
