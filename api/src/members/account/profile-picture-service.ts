import type { Profile } from '@counterpoint/domain/schemas/members';
import * as text from '../../messages/files.generated.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { inTransaction, type Tx } from '../../platform/db/transaction.ts';
import { beginUse, endUse } from '../../platform/files/file-repository.ts';
import type { Act } from '../../platform/http/actor.ts';
import { wrongFields } from '../../platform/http/app-error.ts';
import { recordAttempt } from '../../platform/limits/attempts.ts';
import { publish } from '../../platform/live/outbox-repository.ts';
import type { MemberServices } from '../member-services.ts';
import { type CropSquare, PICTURE_TYPE, toStoredPicture } from './profile-picture.ts';
import { lockMember, readProfile, updateMember } from './profile-repository.ts';

const PICTURES = '/api/v1/pictures/';

interface Upload {
  readonly contents: Uint8Array;
  readonly crop: CropSquare | null;
}

/** Throws 429 before the picture is read into memory. */
export function recordUpload({ db }: MemberServices, { actor: { accountId }, at }: Act): Promise<void> {
  return recordAttempt(db, { bucket: ['picture', accountId], max: 30, seconds: 600, message: text.tooManyUploads }, at);
}

export async function setPicture(context: MemberServices, act: Act, { contents, crop }: Upload): Promise<Profile> {
  const { files } = context;
  const { memberId } = act.actor;
  const stored = await toStoredPicture(contents, crop);
  const name = await files.write({ memberId, kind: 'picture', contentType: PICTURE_TYPE, contents: stored });
  return changePicture(context, act, PICTURES + name);
}

export function removePicture(context: MemberServices, act: Act): Promise<Profile> {
  return changePicture(context, act, null);
}

function changePicture({ db }: MemberServices, act: Act, url: string | null): Promise<Profile> {
  const { actor, requestId } = act;
  return inTransaction(db, async (tx) => {
    await lockMember(tx, actor.memberId);
    const before = await readProfile(tx, actor);
    if (before.profile_pic_url === url) return before;
    await putPicture(tx, act, { from: before.profile_pic_url, to: url });
    const after = await readProfile(tx, actor);
    const change = { before: { profile_pic_url: before.profile_pic_url }, after: { profile_pic_url: url } };
    const trace = { action: url ? 'profile.picture_set' : 'profile.picture_removed', subjectId: actor.memberId };
    await recordAudit(tx, { ...trace, actor, ...change, requestId });
    await publish(tx, { topic: 'profile', memberIds: [actor.memberId] });
    return after;
  });
}

interface Move {
  readonly from: string | null;
  readonly to: string | null;
}

/** Accepts only the member's own stored pictures: profiles must not lead elsewhere, nor make us fetch URLs. */
export async function putPicture(tx: Tx, { actor: { memberId }, at }: Act, { from, to }: Move): Promise<void> {
  if (from === to) return;
  if (to !== null) {
    const name = nameIn(to);
    const isTheirs = name !== null && (await beginUse(tx, { memberId, kind: 'picture', name }));
    if (!isTheirs) throw wrongFields([{ path: 'profile_pic_url', message: text.uploadPicture() }]);
  }
  const old = from && nameIn(from);
  if (old) await endUse(tx, old, at);
  await updateMember(tx, memberId, { profile_pic_url: to });
}

function nameIn(url: string): string | null {
  return url.startsWith(PICTURES) ? url.slice(PICTURES.length) : null;
}
