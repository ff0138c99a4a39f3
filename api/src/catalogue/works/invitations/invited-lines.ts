import type { OpenInvitation, WorkDetails } from '@counterpoint/domain/schemas/works';
import { RIGHTS, type Shares } from '@counterpoint/domain/shares';
import type { Database } from '../../../platform/db/transaction.ts';
import { isActive, WORKS } from '../../entry/entry-kind.ts';
import type { Viewer } from '../../entry/entry-views.ts';
import { findPending, readForSociety } from '../../entry/open-entry.ts';
import { WORK } from '../work-definition.ts';

export interface InvitedWork {
  /** The revision that waits for confirmations if it names the party, or the active one. */
  readonly work: WorkDetails;
  /** The submitter. */
  readonly viewer: Viewer;
}

/** Null if no submitted revision names the party. */
export async function readInvitedWork(db: Database, id: string, partyId: string): Promise<InvitedWork | null> {
  const shown = await readForSociety({ entry: WORK, tx: db }, id);
  if (!shown) return null;
  const { details, viewer } = shown;
  const pending = await findPending({ entry: WORK, tx: db, viewer }, details);
  const work = [pending, details].find((each) => each && isSubmitted(each) && linesOf(each, partyId).length > 0);
  return work ? { work, viewer } : null;
}

function isSubmitted({ state }: WorkDetails): boolean {
  return state === 'awaiting_confirmation' || isActive(WORKS, state);
}

export function linesOf({ writers, publishers }: WorkDetails, partyId: string) {
  return [...writers, ...publishers].filter(({ party_id }) => party_id === partyId);
}

/** Shows the party's lines; of the others only the sum, since the link belongs to a person without an account. */
export function sharesFor(
  { writers, publishers }: WorkDetails,
  partyId: string,
): Pick<OpenInvitation, 'lines' | 'others'> {
  const lines = [
    ...writers.map(({ role, party_id, shares }) => ({ role, party_id, shares })),
    ...publishers.map(({ type, party_id, shares }) => ({ role: type, party_id, shares })),
  ];
  const others = lines.filter(({ party_id }) => party_id !== partyId);
  return {
    lines: lines.filter(({ party_id }) => party_id === partyId).map(({ role, shares }) => ({ role, shares })),
    others: { count: others.length, shares: sumOf(others) },
  };
}

export function sumOf(lines: readonly { readonly shares: Shares }[]): Shares {
  const sum = { pr: 0, mr: 0, sr: 0 };
  for (const { shares } of lines) for (const right of RIGHTS) sum[right] += shares[right];
  return sum;
}
