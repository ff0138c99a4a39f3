import { isniContent } from '@counterpoint/domain/schemas/parties';
import { statedOnJoining } from '../../messages/isni-notes.generated.ts';
import { newId } from '../../platform/db/new-id.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/act.ts';
import { applyStep } from './isni-application-changes.ts';
import { contentText, insertApplication, insertEvent, readApplications } from './isni-application-repository.ts';

/** Until staff verify it, the number stays in the application: beside the name, it would lock out its owner. */
export async function claimOnJoining(tx: Tx, { actor, at }: Act, isni: string): Promise<void> {
  const { accountId, memberId, partyId } = actor;
  const id = newId();
  const content = contentText({ ...isniContent.parse({}), existing_isni: isni, consent: true });
  await insertApplication(tx, {
    id,
    member_id: memberId,
    party_id: partyId,
    state: 'draft',
    content,
    created_at: at,
    updated_at: at,
    submitted_at: at,
  });
  const deed = { by: 'member' as const, at, accountId };
  const created = { application_id: id, at, by: deed.by, account_id: accountId, staff: null };
  await insertEvent(tx, { ...created, from_state: null, to_state: 'draft', note: null, staff_note: null });
  const [application] = await readApplications(tx, { id });
  if (application) await applyStep(tx, application, { deed, act: 'claim', note: statedOnJoining() });
}
