import { displayName } from '@counterpoint/domain/names';
import { may } from '@counterpoint/domain/permissions';
import {
  corporateProfile,
  findClearedFields,
  individualProfile,
  type Profile,
} from '@counterpoint/domain/schemas/members';
import { problemsIn } from '@counterpoint/domain/schemas/requests';
import type * as z from 'zod/mini';
import * as text from '../../messages/accounts.generated.ts';
import { matchNumbers, openClaim } from '../../parties/claims/find-claimable.ts';
import { partyChanged } from '../../parties/party-changes.ts';
import { IPI_INDEX, updateParty } from '../../parties/party-repository.ts';
import { partyNamesOf } from '../../parties/party-view.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { breaksUnique, inTransaction, type Tx } from '../../platform/db/transaction.ts';
import type { Act, Actor } from '../../platform/http/actor.ts';
import { AppError, wrongFields } from '../../platform/http/app-error.ts';
import { publish } from '../../platform/live/outbox-repository.ts';
import type { MemberServices } from '../member-services.ts';
import { renameFirstPerson } from './account-repository.ts';
import { dialledFromAbroad } from './phone-number.ts';
import { putPicture } from './profile-picture-service.ts';
import { lockMember, readProfile, updateMember } from './profile-repository.ts';

type ProfileForm = z.infer<typeof individualProfile> | z.infer<typeof corporateProfile>;

const PRIVATE_PART = {
  birth_date: null,
  nationality: null,
  country: null,
  phone: null,
  registration_number: null,
  contact_person: null,
};

/** For a person whose role leaves the account out, as it is for a stranger. */
export function withoutPrivatePart(profile: Profile): Profile {
  return may(profile.person, 'account:read') ? profile : { ...profile, ...PRIVATE_PART };
}

/** Ignores fields that a member can't change. */
export async function saveProfile(
  context: MemberServices,
  { actor, body, requestId }: { actor: Actor; body: unknown; requestId: string },
): Promise<Profile> {
  try {
    return await inTransaction(context.db, async (tx) => {
      await lockMember(tx, actor.memberId);
      const before = await readProfile(tx, actor);
      const act = { actor, at: context.now(), requestId };
      const form = await claimNumber(tx, act, { before, form: parseForm(before, body) });
      if (form.profile_pic_url !== undefined)
        await putPicture(tx, act, { from: before.profile_pic_url, to: form.profile_pic_url });
      await write(tx, before, form);
      await partyChanged(tx, act);
      await renamePerson(tx, before, form);
      const after = await readProfile(tx, actor);
      await recordAudit(tx, { action: 'profile.save', actor, subjectId: actor.memberId, before, after, requestId });
      await publish(tx, { topic: 'profile', memberIds: [actor.memberId] });
      return after;
    });
  } catch (error) {
    if (!breaksUnique(error, IPI_INDEX)) throw error;
    throw wrongFields([{ path: 'ipi_name_number', message: text.ipiTaken() }]);
  }
}

function parseForm(current: Profile, body: unknown): ProfileForm {
  const schema = current.register_as === 'corporate' ? corporateProfile : individualProfile;
  const result = schema.safeParse(body);
  if (!result.success) throw wrongFields(problemsIn(result.error));
  const cleared = findClearedFields(current, result.data);
  if (cleared.length > 0) throw wrongFields(cleared);
  if (result.data.email !== current.email) {
    const message = text.confirmEmailFirst();
    throw new AppError(422, 'email_needs_confirmation', message, { details: [{ path: 'email', message }] });
  }
  return result.data;
}

/** The number of a party without a member becomes a claim, and the form keeps the number that the member had. */
async function claimNumber(
  tx: Tx,
  act: Act,
  { before, form }: { readonly before: Profile; readonly form: ProfileForm },
): Promise<ProfileForm> {
  const { ipi_name_number } = form;
  if (ipi_name_number === before.ipi_name_number) return form;
  const own = { id: before.party_id, isni: before.isni_number };
  const { kind } = partyNamesOf(form);
  const { claimable } = await matchNumbers(tx, { ipi_name_number, isni_number: null, kind, own });
  if (!claimable) return form;
  await openClaim(tx, act, claimable);
  return { ...form, ipi_name_number: before.ipi_name_number };
}

async function write(tx: Tx, { _id, party_id }: Profile, form: ProfileForm): Promise<void> {
  const { email: _email, profile_pic_url: _picture, stage_names, ipi_name_number, ...member } = form;
  await updateMember(tx, _id, { ...member, phone: dialledFromAbroad(member.phone) });
  // Works name the party, so it gets the member's name.
  await updateParty(tx, party_id, { ...partyNamesOf(form), stage_names, ipi_name_number });
}

/** The member's new name is also that of the person who joined, also if a manager saves it. */
async function renamePerson(tx: Tx, before: Profile, form: ProfileForm): Promise<void> {
  if (!('given_name' in form)) return;
  await renameFirstPerson(tx, before._id, { from: displayName(before), to: displayName({ ...before, ...form }) });
}
