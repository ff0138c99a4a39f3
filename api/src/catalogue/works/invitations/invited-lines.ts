import { isDeepStrictEqual } from 'node:util';
import type { OpenInvitation, WorkDetails } from '@counterpoint/domain/schemas/works';
import { RIGHTS, type Shares } from '@counterpoint/domain/shares';
import type { Database } from '../../../platform/db/transaction.ts';
import { type Confirmation, isActive, WORKS } from '../../entry/entry-kind.ts';
import type { Viewer } from '../../entry/entry-views.ts';
import { findPending } from '../../entry/open-entry.ts';
import { readForSociety } from '../../entry/record-change.ts';
import { WORK } from '../work-definition.ts';

export interface InvitedWork {
  /** The revision that waits for confirmations if it names the party, or the active one. */
  readonly work: WorkDetails;
  /** The submitter. */
  readonly viewer: Viewer;
  /** The party's lines there; with no shares if that revision removes the party. */
  readonly lines: readonly InvitedLine[];
  /** Its active lines, if the revision changes or removes them only once the party confirms. */
  readonly registered: readonly InvitedLine[] | null;
  /** Those with these lines: the active one keeps the confirmation if the other lapses. */
  readonly revisions: ReadonlySet<number>;
}

type InvitedLine = OpenInvitation['lines'][number] & { readonly name: string; readonly confirmation: Confirmation };

/** Null if no submitted revision names the party, or asks it about its removal. */
export async function readInvitedWork(db: Database, id: string, partyId: string): Promise<InvitedWork | null> {
  const shown = await readForSociety({ entry: WORK, tx: db }, id);
  if (!shown) return null;
  const { details, viewer } = shown;
  const pending = await findPending({ entry: WORK, tx: db, viewer }, details);
  for (const work of [pending, details]) {
    if (!work || !isSubmitted(work)) continue;
    const named = linesOf(work, partyId);
    const lines = named.length > 0 ? named : removedLines(work, details, partyId);
    const active = linesOf(details, partyId);
    const isChange = work !== details && active.length > 0 && lines.some(({ confirmation }) => isOpen(confirmation));
    const alike = hasSameLines(named, active) ? [work, details] : [work];
    const revisions = new Set(alike.map(({ revision }) => revision));
    if (lines.length > 0) return { work, viewer, lines, registered: isChange ? active : null, revisions };
  }
  return null;
}

function hasSameLines(one: readonly InvitedLine[], other: readonly InvitedLine[]): boolean {
  return isDeepStrictEqual(one.map(shownOf), other.map(shownOf));
}

function shownOf({ role, shares, collections, agreement }: InvitedLine): OpenInvitation['lines'][number] {
  return { role, shares, collections, agreement };
}

function removedLines({ removed }: WorkDetails, active: WorkDetails, partyId: string): InvitedLine[] {
  const asked = removed.find(({ party_id, confirmation }) => party_id === partyId && isOpen(confirmation));
  if (!asked) return [];
  const { confirmation } = asked;
  return linesOf(active, partyId).map((line) => ({ ...line, shares: { pr: 0, mr: 0, sr: 0 }, confirmation }));
}

function isOpen(confirmation: Confirmation): boolean {
  return confirmation === 'invited' || confirmation === 'contested';
}

function isSubmitted({ state }: WorkDetails): boolean {
  return state === 'awaiting_confirmation' || isActive(WORKS, state);
}

export function linesOf({ writers, publishers }: WorkDetails, partyId: string): InvitedLine[] {
  const lines = [
    ...writers.map((line) => ({ ...line, agreement: null })),
    ...publishers.map(({ type, ...line }) => ({ ...line, role: type })),
  ];
  return lines
    .filter(({ party_id }) => party_id === partyId)
    .map(({ role, shares, collections, agreement, name, confirmation }) => {
      return { role, shares, collections, agreement, name, confirmation };
    });
}

/**
 * Shows the party's lines, or none if the revision removes it. Of the others it shows only the sum, since the link belongs to
 * a person without an account.
 */
export function sharesFor(
  { work, registered }: Pick<InvitedWork, 'work' | 'registered'>,
  partyId: string,
): Pick<OpenInvitation, 'registered' | 'lines' | 'others'> {
  const others = [...work.writers, ...work.publishers].filter(({ party_id }) => party_id !== partyId);
  return {
    registered: registered && sumOf(registered),
    lines: linesOf(work, partyId).map(shownOf),
    others: { count: others.length, shares: sumOf(others) },
  };
}

export function sumOf(lines: readonly { readonly shares: Shares }[]): Shares {
  const sum = { pr: 0, mr: 0, sr: 0 };
  for (const { shares } of lines) for (const right of RIGHTS) sum[right] += shares[right];
  return sum;
}
