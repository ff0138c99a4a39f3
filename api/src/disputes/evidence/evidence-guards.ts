import { type CaseSide, EVIDENCE_OF, type EvidenceKind } from '@counterpoint/domain/schemas';
import type { Database } from '../../platform/db/transaction.ts';

/** Who has to have brought something: one side of a case, and of it one party where only theirs counts. */
export interface Bringer {
  readonly side: CaseSide;
  readonly partyId?: string;
}

/** Whether a side has brought what supports it in a case of this kind (`EVIDENCE_OF`). */
export async function hasEvidence(db: Database, caseId: string, { side, partyId }: Bringer): Promise<boolean> {
  const found = await db
    .selectFrom('opposition_evidence as evidence')
    .innerJoin('opposition', 'opposition.id', 'evidence.opposition_id')
    .innerJoin('opposition_party as bringer', (join) =>
      join
        .onRef('bringer.opposition_id', '=', 'evidence.opposition_id')
        .onRef('bringer.party_id', '=', 'evidence.party_id'),
    )
    .select(['opposition.kind as case_kind', 'evidence.kind'])
    .where('evidence.opposition_id', '=', caseId)
    .where('evidence.removed_at', 'is', null)
    .where('bringer.side', '=', side)
    .$if(partyId !== undefined, (query) => query.where('evidence.party_id', '=', partyId ?? null))
    .execute();
  return found.some(({ case_kind, kind }) => EVIDENCE_OF[case_kind][side].includes(kind));
}

/** Whether a document of one of these kinds is with a case, whoever brought it: an order, a filing with a court. */
export async function hasDocument(db: Database, caseId: string, kinds: readonly EvidenceKind[]): Promise<boolean> {
  const found = await db
    .selectFrom('opposition_evidence')
    .select('id')
    .where('opposition_id', '=', caseId)
    .where('kind', 'in', kinds)
    .where('removed_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
