import { isDeepStrictEqual } from 'node:util';
import { problemsIn } from '@counterpoint/domain/schemas/requests';
import type * as z from 'zod/mini';
import { wrongFields } from '../../../platform/http/app-error.ts';
import type { VersionedId } from '../../../platform/http/versions.ts';
import { updateDraft } from '../drafts/draft-service.ts';
import type { EntryChange, EntryDraft } from '../entry-definition.ts';
import { openAsSubmitter, refuseUnlessActive } from '../open-entry.ts';
import { beginAmendment, submitAmendment } from '../revisions/amendment-service.ts';
import { fieldNote } from '../system-notes.ts';

interface FieldEdit {
  readonly field: string;
  readonly value: unknown;
  readonly schema: z.ZodMiniType<EntryDraft>;
}

/**
 * Changes a draft in place, and an active entry by a new revision unless it has the value already. Throws 409 if a revision
 * is being prepared.
 */
export async function editField(
  change: EntryChange,
  target: VersionedId,
  { field, value, schema }: FieldEdit,
): Promise<void> {
  const { entry } = change;
  const found = await openAsSubmitter(change, target);
  const parsed = schema.safeParse({ ...entry.draftOf(found), [field]: value });
  if (!parsed.success) throw wrongFields(problemsIn(parsed.error));
  if (found.state === 'draft') {
    await updateDraft(change, target, parsed.data);
    return;
  }
  refuseUnlessActive(entry, found);
  if (found.pending_revision === null && isDeepStrictEqual(parsed.data, entry.draftOf(found))) return;
  const { id, version } = await beginAmendment(change, target, parsed.data);
  await submitAmendment(change, { id, version }, fieldNote(field, value));
}
