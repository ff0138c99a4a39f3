import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/act.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import type { SeenObject } from '../../platform/http/seen-object.ts';
import { staleVersion } from '../../platform/http/versions.ts';
import type { EntryKind } from './entry-kind.ts';
import { lockEntry, type Which } from './revision-repository.ts';
import type { Viewer } from './visibility.ts';

/** What every version of an object says of itself. */
export interface Version {
  readonly id: string;
  /** Counts the changes of the object. */
  readonly version: number;
  readonly state: string;
  /** The version beside the one that is shown. */
  readonly pending_revision: number | null;
  readonly is_party: boolean;
  readonly is_mine: boolean;
}

interface Showing {
  readonly at: Date;
  /** Members who have the object in their list from now on, besides those who do already. */
  readonly memberIds: readonly string[];
}

interface Changing<Details extends Version> {
  readonly of: EntryKind;
  /** What members call one: `work`. */
  readonly called: string;
  /** A version as this member may see it; null where there is none for them. */
  readonly read: (db: Database, id: string, viewer: Viewer, which?: Which) => Promise<Details | null>;
  /** Brings lists, index and open pages to how an object now stands. */
  readonly show: (tx: Tx, id: string, showing: Showing) => Promise<void>;
}

interface Change<Details> {
  readonly id: string;
  /** As in `composition.submit`. */
  readonly action: string;
  readonly before?: Details;
  /** Members who have the object in their list from now on, besides those who do already. */
  readonly memberIds: readonly string[];
}

interface ChangeBySociety<Details> extends Pick<Change<Details>, 'id' | 'action' | 'before'> {
  readonly at: Date;
  /** The member as whom the object is read for the trail. */
  readonly viewer: Viewer;
  /** A member by whose word it came about, where one did. */
  readonly actor?: Act['actor'] | null;
  readonly requestId?: string;
  readonly memberIds?: readonly string[];
}

/** How works, or recordings, are opened for a change, and what follows from every one of them. */
export function changesOf<Details extends Version>({ of, called, read, show }: Changing<Details>) {
  /** A version, if the caller may see it; 404 otherwise, whether or not there is one. */
  async function open(db: Database, id: string, actor: Act['actor'], which: Which = 'shown'): Promise<Details> {
    const found = await read(db, id, actor, which);
    if (!found) throw notFound(which === 'shown' ? `This ${called}` : 'This version');
    return found;
  }

  /**
   * Locks it for a change by one of its parties. 404 for everybody else, 412 where it was changed since they saw it, with the
   * version that they are about to change where there is one.
   */
  async function openForChange(tx: Tx, { actor }: Act, seen: SeenObject, which: Which = 'shown'): Promise<Details> {
    await lockEntry(tx, of, seen.id);
    const found = await open(tx, seen.id, actor);
    if (!found.is_party) throw notFound(`This ${called}`);
    if (found.version !== seen.version) throw staleVersion((await read(tx, seen.id, actor, which)) ?? found);
    return found;
  }

  /** The same, by who submitted it: 403 for its other parties. */
  async function openAsSubmitter(tx: Tx, act: Act, seen: SeenObject, which?: Which): Promise<Details> {
    const found = await openForChange(tx, act, seen, which);
    if (!found.is_mine)
      throw new AppError(403, 'not_the_submitter', `Only who submitted this ${called} can do that. Ask them to.`);
    return found;
  }

  /** The version that waits for confirmations: the one shown, or the one beside it; null where none does. */
  async function awaitingOf(tx: Tx, { actor }: Act, found: Details): Promise<Details | null> {
    if (found.state === 'awaiting_confirmation') return found;
    if (found.pending_revision === null) return null;
    const pending = await read(tx, found.id, actor, 'pending');
    return pending?.state === 'awaiting_confirmation' ? pending : null;
  }

  /** What follows from every change: lists, index, audit trail and open pages; gives the object as it now stands. */
  async function settle(tx: Tx, act: Act, { id, action, before, memberIds }: Change<Details>): Promise<Details> {
    const { actor, at, requestId } = act;
    await show(tx, id, { at, memberIds });
    const after = await open(tx, id, actor);
    await recordAudit(tx, { action, actor, subjectId: id, before, after, ...(requestId && { requestId }) });
    return after;
  }

  /** The same for what no member does, or one who may not be able to see it. */
  async function settleBySociety(
    tx: Tx,
    { id, at, action, before, viewer, actor = null, requestId, memberIds = [] }: ChangeBySociety<Details>,
  ): Promise<void> {
    await show(tx, id, { at, memberIds });
    const after = await read(tx, id, viewer);
    await recordAudit(tx, { action, actor, subjectId: id, before, after, ...(requestId && { requestId }) });
  }

  return { open, openForChange, openAsSubmitter, awaitingOf, settle, settleBySociety };
}
