import { createHash } from 'node:crypto';
import type { AnsweredInvitation, OpenInvitation } from '@counterpoint/domain/schemas/works';
import { currentLanguage } from '@counterpoint/messages';
import * as text from '../../../messages/invitations.generated.ts';
import { readPartyMembers, readPartyName } from '../../../parties/party-repository.ts';
import { type Database, inTransaction, type Tx } from '../../../platform/db/transaction.ts';
import { publishEvent } from '../../../platform/events/events.ts';
import type { AnyAct } from '../../../platform/http/actor.ts';
import { AppError, conflict } from '../../../platform/http/app-error.ts';
import { type FollowedLink, limitLinks } from '../../../platform/limits/limit-links.ts';
import { publish } from '../../../platform/live/outbox-repository.ts';
import type { Services } from '../../../platform/services.ts';
import { hashOfToken } from '../../../platform/tokens/token.ts';
import {
  confirmActiveLines,
  confirmOwn,
  contestOwn,
  recheckEntry,
} from '../../entry/confirmation/confirmation-repository.ts';
import { isActive, WORKS } from '../../entry/entry-kind.ts';
import { lockEntry } from '../../entry/entry-repository.ts';
import { readForSociety, recordChangeBySociety } from '../../entry/record-change.ts';
import { changeOfWork, WORK } from '../work-definition.ts';
import {
  answerInvitation,
  findByToken,
  type Invitation,
  insertPartyEvent,
  markOpened,
} from './invitation-repository.ts';
import { type InvitedWork, readInvitedWork, sharesFor, sumOf } from './invited-lines.ts';
import { confirmsChange } from './send-invitation.ts';

type InvitedContent = Pick<OpenInvitation, 'title' | 'name' | 'registered' | 'lines' | 'others'>;

const LINKS = 'work-invitation-link';

type Context = Pick<Services, 'db' | 'now'>;

/** Changes nothing but when the link was first opened. */
export async function readOpenInvitation({ db, now }: Context, link: FollowedLink): Promise<OpenInvitation> {
  await limitLinks({ db, now }, LINKS, link.address);
  return inTransaction(db, async (tx) => {
    const invitation = await findUsable(tx, link.token, now());
    const invited = await readInvited(tx, invitation);
    if (await markOpened(tx, invitation.id, now()))
      await publish(tx, { topic: 'compositions', memberIds: [invitation.member_id] });
    const { content, inviter_name } = invited;
    return { ...content, inviter_name, shown: digestOf(content), expires_at: invitation.expires_at.toISOString() };
  });
}

interface GivenAnswer extends FollowedLink {
  /** The digest of what the page showed. */
  readonly shown: string;
  /** Null confirms. */
  readonly refusal: string | null;
}

/** Takes one answer. Declining opens no case, since only members can be parties of one: it notifies the submitter. */
export async function answerInvitationOnce({ db, now }: Context, answer: GivenAnswer): Promise<AnsweredInvitation> {
  await limitLinks({ db, now }, LINKS, answer.address);
  return inTransaction(db, async (tx) => {
    const act = { actor: null, at: now(), requestId: answer.requestId };
    const found = await findUsable(tx, answer.token, act.at);
    await lockEntry(tx, WORKS, found.composition_id);
    // Another request may have answered it, or the submitter changed the work, before the lock.
    const invitation = await findUsable(tx, answer.token, act.at);
    const invited = await readInvited(tx, invitation);
    if (digestOf(invited.content) !== answer.shown) throw conflict('invitation_changed', text.sharesChanged());
    await applyAnswer(tx, act, { invitation, invited, refusal: answer.refusal });
    return { title: invited.work.title, inviter_name: invited.inviter_name };
  });
}

interface AcceptedAnswer {
  readonly invitation: Invitation;
  readonly invited: InvitedWork & { readonly content: InvitedContent };
  readonly refusal: string | null;
}

async function applyAnswer(tx: Tx, act: AnyAct, { invitation, invited, refusal }: AcceptedAnswer): Promise<void> {
  const { at } = act;
  const { party_id: partyId } = invitation;
  const { work, viewer, content, lines } = invited;
  const { id, revision } = work;
  const version = { entryKind: WORKS, id, revision };
  const isConfirmed = refusal === null;
  if (isConfirmed) {
    for (const same of invited.revisions)
      await confirmActiveLines(tx, { ...version, revision: same }, { actor: { partyId }, at });
    await confirmOwn(tx, version, { actor: { partyId }, at });
  } else {
    // Only a change of confirmed shares waits for the party, and so can be stopped.
    await contestOwn(tx, version, { partyId, reason: refusal });
  }
  const answer = isConfirmed ? 'confirmed' : 'declined';
  const given = { answer, language: currentLanguage(), revision, reason: refusal, answered_at: at } as const;
  await answerInvitation(tx, invitation.id, given);
  const type = isConfirmed ? 'confirmed' : 'contested';
  await insertPartyEvent(tx, { composition_id: id, revision, type, party_id: partyId, note: refusal, at });
  const answered = { name: content.name, shares: sumOf(lines), refusal };
  await publishEvent(tx, 'invitation.answered', { entryKind: WORKS, entry: work, act, ...answered });
  const action = isConfirmed ? 'confirm_by_invitation' : 'decline_by_invitation';
  await recordChangeBySociety(changeOfWork(tx, act), { id, action, before: work, viewer });
  if (isConfirmed && confirmsChange(invited)) await recheckEntry(tx, WORKS, { id, at });
}

async function findUsable(db: Database, token: string, at: Date): Promise<Invitation> {
  const invitation = await findByToken(db, hashOfToken(token));
  if (!invitation) throw new AppError(404, 'link_unknown', text.linkUnknown());
  if (invitation.withdrawn_at) throw gone('link_withdrawn', text.linkWithdrawn());
  if (invitation.answer === 'confirmed') throw gone('link_used', text.linkConfirmed());
  if (invitation.answer === 'declined') throw gone('link_used', text.linkDeclined());
  if (invitation.expires_at <= at) throw gone('link_expired', text.linkExpired());
  return invitation;
}

async function readInvited(db: Database, { composition_id, party_id }: Invitation) {
  if ((await readPartyMembers(db, [party_id])).get(party_id)) throw gone('link_joined', text.linkJoined());
  const invited = await readInvitedWork(db, composition_id, party_id);
  const [line] = invited?.lines ?? [];
  if (!invited || !line) throw await goneFor(db, composition_id);
  const { work, viewer } = invited;
  const content = { title: work.title, name: line.name, ...sharesFor(invited, party_id) };
  return { ...invited, content, inviter_name: await readPartyName(db, viewer.partyId) };
}

/** A revision's number doesn't tell: a recalled one keeps it when it is submitted again. */
function digestOf(content: InvitedContent): string {
  return createHash('sha256').update(JSON.stringify(content)).digest('base64url');
}

/** The work may still be registered, without the party. */
async function goneFor(db: Database, workId: string): Promise<AppError> {
  const shown = await readForSociety({ entry: WORK, tx: db }, workId);
  const isRegistered = shown !== null && isActive(WORKS, shown.details.state);
  return isRegistered ? gone('link_removed', text.linkRemoved(shown.details)) : gone('link_ended', text.linkEnded());
}

function gone(code: string, message: string): AppError {
  return new AppError(410, code, message);
}
