import { covers } from '@counterpoint/domain/mandates';
import { may } from '@counterpoint/domain/permissions';
import type { RepresentedConfirmation } from '@counterpoint/domain/schemas/members';
import { WORLD } from '@counterpoint/domain/territories';
import { type HeldMandateRow, heldMandates } from '../../members/mandates/mandate-repository.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { ENTRIES } from '../entries.ts';
import type { EntryDefinition } from '../entry/entry-definition.ts';
import type { RevisionKey } from '../entry/entry-kind.ts';
import { readForSociety } from '../entry/record-change.ts';
import { entriesAwaiting } from './awaiting-repository.ts';

const MAX_PER_KIND = 200;

/**
 * Lists the confirmations that this member may answer for others, as far as their mandates cover them and the person's role
 * includes them.
 */
export async function listRepresentedConfirmations(
  db: Database,
  { actor, day }: { readonly actor: Actor; readonly day: string },
): Promise<RepresentedConfirmation[]> {
  const mandates = await heldMandates(db, { memberId: actor.memberId, day, scope: 'confirm_shares' });
  if (mandates.length === 0) return [];
  const items: RepresentedConfirmation[] = [];
  for (const entry of Object.values(ENTRIES))
    if (may(actor, `${entry.kind.name}s:read`)) items.push(...(await coveredBy(db, entry, mandates)));
  return items;
}

async function coveredBy(
  db: Database,
  entry: EntryDefinition,
  mandates: readonly HeldMandateRow[],
): Promise<RepresentedConfirmation[]> {
  const mandateById = new Map(mandates.map((mandate) => [mandate.id, mandate]));
  const items: RepresentedConfirmation[] = [];
  for (const row of await entriesAwaiting(db, entry.kind, { mandates, limit: MAX_PER_KIND })) {
    const { id, reference, title, mandate_id } = row;
    const mandate = mandateById.get(mandate_id);
    if (!mandate || !(await isCovered(db, { entry, mandate, row }))) continue;
    const about = { id, reference, title, confirm_by: row.confirm_by?.toISOString() ?? null };
    items.push({ ...about, mandate_id, name: mandate.name, type: entry.kind.name });
  }
  return items;
}

interface CoverageQuery {
  readonly entry: EntryDefinition;
  readonly mandate: HeldMandateRow;
  readonly row: Pick<RevisionKey, 'id'> & Partial<RevisionKey>;
}

/** Whether the representative can answer for the member's shares or rights in this revision. */
export async function isCovered(db: Database, { entry, mandate, row }: CoverageQuery): Promise<boolean> {
  if (mandate.territory === WORLD) return true;
  // The represented member can't see it yet while it is being submitted.
  const found = await readForSociety({ entry, tx: db }, row.id, row.revision);
  return found !== null && covers(mandate, [...entry.interestsIn(found.details), ...found.details.removed]);
}
