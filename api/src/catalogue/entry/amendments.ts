import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/act.ts';
import { conflict } from '../../platform/http/app-error.ts';
import type { SeenObject } from '../../platform/http/seen-object.ts';
import { publish } from '../../platform/live/publish.ts';
import type { changesOf, Version } from './changes.ts';
import type { EntryKind } from './entry-kind.ts';
import { incrementVersion } from './revision-repository.ts';

interface Amending<Details extends Version> {
  readonly of: EntryKind;
  readonly read: (db: Database, id: string, actor: Act['actor'], which: 'pending') => Promise<Details | null>;
  readonly changes: Pick<ReturnType<typeof changesOf<Details>>, 'open' | 'openAsSubmitter'>;
}

/** The version that is written beside one in force, of works or of recordings. */
export function amendmentsOf<Details extends Version>({ of, read, changes }: Amending<Details>) {
  /** Null where none is under way or none that the member may know of. 404 without the object. */
  async function find(db: Database, id: string, actor: Act['actor']): Promise<Details | null> {
    const pending = await read(db, id, actor, 'pending');
    if (!pending) await changes.open(db, id, actor);
    return pending;
  }

  /** The one in force, locked for a change of the one beside it, which is what a caller who is late is shown. */
  function openInForce(tx: Tx, act: Act, seen: SeenObject): Promise<Details> {
    return changes.openAsSubmitter(tx, act, seen, 'pending');
  }

  /** The one in force, locked, and the draft beside it: 409 where that is submitted. */
  async function openDraft(
    tx: Tx,
    act: Act,
    seen: SeenObject,
  ): Promise<{ readonly inForce: Details; readonly pending: Details }> {
    const inForce = await openInForce(tx, act, seen);
    return { inForce, pending: await draftBeside(tx, act, inForce) };
  }

  /** The draft beside one in force: 404 where none is begun, 409 where it is submitted. */
  async function draftBeside(tx: Tx, { actor }: Act, inForce: Details): Promise<Details> {
    const pending = await changes.open(tx, inForce.id, actor, 'pending');
    if (pending.state !== 'draft')
      throw conflict('amendment_not_a_draft', 'The new version is submitted. Take it back to change it.');
    return pending;
  }

  /** While a version is written nobody else's page, list or search is concerned. */
  async function settleDraft(
    tx: Tx,
    { actor, at, requestId }: Act,
    before: Details,
    action: 'amend' | 'amend_update',
  ): Promise<Details> {
    await incrementVersion(tx, of, { id: before.id, at });
    const after = await changes.open(tx, before.id, actor, 'pending');
    const trail = { actor, subjectId: before.id, before, after };
    await recordAudit(tx, { action: `${of.name}.${action}`, ...trail, ...(requestId && { requestId }) });
    await publish(tx, { topic: `${of.name}s`, memberIds: [actor.memberId] });
    return after;
  }

  return { find, openInForce, openDraft, draftBeside, settleDraft };
}
