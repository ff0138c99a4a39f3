import type { RightsSegment } from '@counterpoint/domain/recording-rights';
import type { CaseLine, CaseScope } from '@counterpoint/domain/schemas/cases';
import type { Right } from '@counterpoint/domain/shares';
import type { CaseKind, CaseState } from '@counterpoint/domain/states';
import { newId } from '../platform/db/new-id.ts';
import type { Tx } from '../platform/db/transaction.ts';
import { saveDocuments } from '../platform/search/search-index.ts';
import { columnsOfObject, insertCaseParties } from './case/stored-case-repository.ts';

export interface CaseInsert {
  readonly number: string;
  readonly kind: CaseKind;
  readonly state: CaseState;
  readonly object: { readonly type: 'composition' | 'recording'; readonly id: string; readonly title: string };
  readonly right: Right | null;
  readonly statement?: string;
  readonly contestedRevision?: number | null;
  readonly registeredLines?: readonly CaseLine[];
  readonly claimedLines?: readonly CaseLine[];
  readonly asked?: Partial<CaseScope>;
  readonly scope?: readonly RightsSegment[] | null;
  readonly isDetected?: boolean;
  readonly claimantId: string;
  readonly respondents: readonly { partyId: string; respondBy: Date | null; answeredAt: Date | null }[];
  readonly filedAt: Date;
  readonly changedAt: Date;
}

export async function insertCase(tx: Tx, filing: CaseInsert): Promise<string> {
  const id = newId();
  const { number, kind, state, object, right, filedAt, changedAt } = filing;
  await tx
    .insertInto('opposition')
    .values({
      id,
      number,
      kind,
      state,
      right,
      ...columnsOfObject(object),
      claimed_share: null,
      statement: filing.statement ?? null,
      contested_revision: filing.contestedRevision ?? null,
      registered_lines: JSON.stringify(filing.registeredLines ?? []),
      asked: JSON.stringify(filing.asked ?? {}),
      submitted_at: filedAt,
      scope: filing.scope ? JSON.stringify(filing.scope) : null,
      is_detected: filing.isDetected ?? false,
      created_at: filedAt,
      updated_at: changedAt,
    })
    .execute();
  await insertParties(tx, id, filing);
  await indexCase(tx, { id, number, title: object.title, isInVocabulary: state !== 'draft' });
  return id;
}

interface IndexedCase {
  readonly id: string;
  readonly number: string;
  readonly title: string;
  readonly isInVocabulary: boolean;
}

export async function indexCase(tx: Tx, { id, number, title, isInVocabulary }: IndexedCase): Promise<void> {
  await saveDocuments(tx, [
    { subject: 'opposition', id, title, texts: [number], codes: [], isPublic: false, isInVocabulary },
  ]);
}

async function insertParties(
  tx: Tx,
  opposition_id: string,
  { claimantId, respondents, claimedLines = [], statement }: CaseInsert,
): Promise<void> {
  const claimant = {
    party_id: claimantId,
    side: 'claimant' as const,
    respond_by: null,
    answered_at: null,
    claimed_lines: JSON.stringify(claimedLines),
    statement: statement ?? null,
  };
  const others = respondents.map(({ partyId, respondBy, answeredAt }) => ({
    party_id: partyId,
    side: 'respondent' as const,
    respond_by: respondBy,
    answered_at: answeredAt,
    claimed_lines: '[]',
    statement: null,
  }));
  await insertCaseParties(
    tx,
    [claimant, ...others].map((party) => ({ opposition_id, ...party })),
  );
}
