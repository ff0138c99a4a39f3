import { displayName } from '@counterpoint/domain/names';
import { PARTY_CLAIM_STATES } from '@counterpoint/domain/schemas/parties';
import type { Message } from '@counterpoint/messages';
import * as notFoundText from '../../messages/not-found.generated.ts';
import * as common from '../../messages/staff.generated.ts';
import * as text from '../../messages/staff-claims.generated.ts';
import { acceptClaim, type ClaimDecision, refuseClaim, undoClaim } from '../../parties/claims/claim-decisions.ts';
import { findClaim, listClaims, type NamedClaim, setContact } from '../../parties/claims/party-claim-repository.ts';
import { findParty } from '../../parties/composers/composer-repository.ts';
import { nameOf } from '../../parties/party-view.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { runAsTrial } from '../../platform/db/trial.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { decisionOf } from './application-commands.ts';
import {
  idOf,
  listOutcome,
  MAX_LISTED,
  type RecordedCommand,
  type SocietyCommand,
  stateOf,
  stateOption,
  textOf,
} from './command.ts';
import { emailIn, memberNamed } from './find-accounts.ts';
import { formatPartyLines, type PartyLines, readLinesOf } from './party-lines-text.ts';
import { factLines } from './text-table.ts';

export const partyClaimCommands: readonly SocietyCommand[] = [
  {
    name: 'claims list',
    options: { state: stateOption(PARTY_CLAIM_STATES) },
    description: text.list,
    async run(tx, _context, { options }) {
      const claims = await listClaims(tx, {
        states: [stateOf(options, PARTY_CLAIM_STATES) ?? 'open'],
        limit: MAX_LISTED,
      });
      return listOutcome(claims.map(withoutCode), text.noneFound(), [
        [common.id(), ({ id }) => id],
        [text.stateColumn(), ({ state }) => state],
        [text.sinceColumn(), ({ created_at }) => created_at.toISOString()],
        [text.numberColumn(), ({ number }) => number],
        [text.partyColumn(), nameOf],
      ]);
    },
  },
  {
    name: 'claims show',
    operands: ['id'],
    description: text.show,
    async run(tx, _context, { operands }) {
      const claim = await claimNamed(tx, idOf(operands[0]));
      const member = await memberNamed(tx, claim.member_id);
      const lines = factLines([
        ...factsOf(claim),
        [text.member(), `${displayName(member)} (${member.id})`],
        [text.memberParty(), member.party_id],
      ]);
      return { data: { ...withoutCode(claim), member }, lines, trail: { subjectId: claim.id } };
    },
  },
  passingCommand({ name: 'claims accept', description: text.accept, done: text.accepted }, async (tx, decision) => {
    const { party_id } = await claimNamed(tx, decision.id);
    const lines = await readLinesOf(tx, party_id);
    await acceptClaim(tx, decision);
    return { lines, works: text.worksPass, recordings: text.recordingsPass };
  }),
  {
    name: 'claims refuse',
    operands: ['id'],
    options: { reason: text.reasonOption },
    description: text.refuse,
    async run(tx, context, args) {
      const decision = decisionOf(context, args);
      await refuseClaim(tx, decision, textOf(args, 'reason'));
      const claim = withoutCode(await claimNamed(tx, decision.id));
      return { data: claim, lines: [text.refused()], trail: { subjectId: claim.id, after: claim } };
    },
  },
  passingCommand({ name: 'claims undo', description: text.undo, done: text.undone }, async (tx, decision) => {
    await undoClaim(tx, decision);
    const { party_id } = await claimNamed(tx, decision.id);
    return { lines: await readLinesOf(tx, party_id), works: text.worksLeave, recordings: text.recordingsLeave };
  }),
  {
    name: 'parties contact',
    operands: ['party', 'email'],
    description: () => text.contact({ none: NO_CONTACT }),
    async run(tx, _context, { operands }) {
      const id = idOf(operands[0]);
      const party = await findParty(tx, id);
      if (!party) throw notFound(notFoundText.rightsHolder());
      const input = operands[1] ?? '';
      const email = input === NO_CONTACT ? null : emailIn(input);
      await setContact(tx, id, email);
      const trail = { subjectId: id, before: { contact_email: party.contact_email }, after: { contact_email: email } };
      return { data: { id, contact_email: email }, lines: [text.contactSaved({ party: nameOf(party) })], trail };
    },
  },
];

interface PassingCommand extends Pick<RecordedCommand, 'name' | 'description'> {
  readonly done: Message;
}

interface Passing {
  readonly lines: PartyLines;
  readonly works: Message;
  readonly recordings: Message;
}

/** For a decision by which the claimed party's lines become a member's, or nobody's. Without `--yes`, it is undone. */
function passingCommand(
  { done, ...command }: PassingCommand,
  decide: (tx: Tx, decision: ClaimDecision) => Promise<Passing>,
): RecordedCommand {
  return {
    ...command,
    operands: ['id'],
    flags: { yes: text.yesOption },
    async run(tx, context, args) {
      const decision = decisionOf(context, args);
      const isDone = args.options.yes === true;
      const passing = isDone ? await decide(tx, decision) : await runAsTrial(tx, () => decide(tx, decision));
      const claim = await claimNamed(tx, decision.id);
      const lines = [
        ...factLines(factsOf(claim)),
        ...formatPartyLines(passing.lines, { works: passing.works(), recordings: passing.recordings() }),
        '',
        isDone ? done() : common.repeatWithYes(),
      ];
      const after = { ...withoutCode(claim), is_done: isDone };
      return { data: { ...after, passing: passing.lines }, lines, trail: { subjectId: claim.id, after } };
    },
  };
}

const NO_CONTACT = 'none';

async function claimNamed(tx: Tx, id: string): Promise<NamedClaim> {
  const claim = await findClaim(tx, id);
  if (!claim) throw notFound(notFoundText.claim());
  return claim;
}

function withoutCode({ code_hash: _hash, code_tries: _tries, ...claim }: NamedClaim) {
  return claim;
}

function factsOf(claim: NamedClaim): [string, string][] {
  return [
    [common.id(), claim.id],
    [text.state(), claim.state],
    [text.since(), claim.created_at.toISOString()],
    [text.number(), `${claim.basis} ${claim.number}`],
    [text.party(), `${nameOf(claim)} (${claim.party_id})`],
    [text.contactOnFile(), claim.contact_email ?? common.none()],
    [text.reason(), claim.reason ?? common.none()],
  ];
}
