import type { CaseLine, PROPOSAL_STATES } from '@counterpoint/domain/schemas/cases';
import { newId } from '../../platform/db/new-id.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';

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

export function readOpenProposal(db: Database, caseId: string) {
  return db
    .selectFrom('opposition_proposal')
    .select(['id', 'lines', 'proposed_by'])
    .where('opposition_id', '=', caseId)
    .where('state', '=', 'open')
    .executeTakeFirst();
}
