import { isniContent } from '@counterpoint/domain/schemas/parties';
import { statedOnJoining } from '../../messages/isni-notes.generated.ts';
import { newId } from '../../platform/db/new-id.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/actor.ts';
import { applyStep } from './isni-application-changes.ts';
import { insertDraft, readApplications } from './isni-application-repository.ts';

/** Until staff verify it, the number stays in the application: beside the name, it would lock out its owner. */
export async function claimOnJoining(tx: Tx, { actor, at }: Act, isni: string): Promise<void> {
  const id = newId();
  const content = { ...isniContent.parse({}), existing_isni: isni, consent: true };
  await insertDraft(tx, { actor, at }, { id, content, submittedAt: at });
  const deed = { by: 'member' as const, at, accountId: actor.accountId };
  const [application] = await readApplications(tx, { id });
  if (application) await applyStep(tx, application, { deed, act: 'claim', note: statedOnJoining() });
}
