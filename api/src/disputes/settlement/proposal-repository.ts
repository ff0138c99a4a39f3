import type { CaseLine, PROPOSAL_STATES } from '@counterpoint/domain/schemas/cases';
import { sql } from 'kysely';
import { newId } from '../../platform/db/new-id.ts';
import type { Row } from '../../platform/db/tables.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';

export interface ProposalRow extends Row<'opposition_proposal'> {
  readonly lines: CaseLine[];
  readonly acceptances: readonly Row<'opposition_acceptance'>[];
}

/** Newest first. */
export async function readProposals(db: Database, caseIds: readonly string[]): Promise<ProposalRow[]> {
  const proposals = await db
    .selectFrom('opposition_proposal')
    .selectAll()
    .where('opposition_id', '=', sql<string>`any(${[...caseIds]}::uuid[])`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  if (proposals.length === 0) return [];
  const acceptanceRows = await db
    .selectFrom('opposition_acceptance')
    .selectAll()
    .where('proposal_id', '=', sql<string>`any(${proposals.map(({ id }) => id)}::uuid[])`)
    .orderBy('at')
    .execute();
  return proposals.map((each) => ({
    ...each,
    acceptances: acceptanceRows.filter(({ proposal_id }) => proposal_id === each.id),
  }));
}

export interface NewProposalRow {
  readonly caseId: string;
  readonly partyId: string;
  readonly lines: readonly CaseLine[];
  readonly note: string;
  readonly at: Date;
}

export async function insertProposal(tx: Tx, { caseId, partyId, lines, note, at }: NewProposalRow): Promise<void> {
  await closeOpenProposal(tx, caseId, { state: 'superseded', at });
  const id = newId();
  await tx
    .insertInto('opposition_proposal')
    .values({
      id,
      opposition_id: caseId,
      proposed_by: partyId,
      note,
      state: 'open',
      lines: JSON.stringify(lines),
      created_at: at,
      closed_at: null,
    })
    .execute();
  await insertAcceptance(tx, { proposalId: id, partyId, isAccepted: true, reason: null, at });
}

export interface NewAcceptance {
  readonly proposalId: string;
  readonly partyId: string;
  readonly isAccepted: boolean;
  readonly reason: string | null;
  readonly at: Date;
}

/** A later answer replaces the earlier one. */
export async function insertAcceptance(
  tx: Tx,
  { proposalId, partyId, isAccepted, reason, at }: NewAcceptance,
): Promise<void> {
  const acceptance = { is_accepted: isAccepted, reason, at };
  await tx
    .insertInto('opposition_acceptance')
    .values({ proposal_id: proposalId, party_id: partyId, ...acceptance })
    .onConflict((conflict) => conflict.columns(['proposal_id', 'party_id']).doUpdateSet(acceptance))
    .execute();
}

interface ProposalClosure {
  readonly state: Exclude<(typeof PROPOSAL_STATES)[number], 'open'>;
  readonly at: Date;
}

export async function closeOpenProposal(tx: Tx, caseId: string, { state, at }: ProposalClosure): Promise<void> {
  await tx
    .updateTable('opposition_proposal')
    .set({ state, closed_at: at })
    .where('opposition_id', '=', caseId)
    .where('state', '=', 'open')
    .execute();
}
