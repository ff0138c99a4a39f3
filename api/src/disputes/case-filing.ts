import { hasSharesOnHold } from '@counterpoint/domain/cases';
import type { RightsSegment } from '@counterpoint/domain/recording-rights';
import type { CaseLine, CaseScope } from '@counterpoint/domain/schemas/cases';
import type { Right } from '@counterpoint/domain/shares';
import { type CaseKind, type CaseState, CLOSED_CASE_STATES } from '@counterpoint/domain/states';
import { newId } from '../platform/db/new-id.ts';
import type { Tx } from '../platform/db/transaction.ts';
import { saveDocuments } from '../platform/search/search-index.ts';
import { insertCaseParties } from './case/stored-case-repository.ts';

export interface CaseInsert {
  readonly number: string;
  readonly kind: CaseKind;
  readonly state: CaseState;
  readonly object: { readonly type: 'composition' | 'recording'; readonly id: string; readonly title: string };
  readonly right: Right | null;
  readonly claimedShare: number | null;
  readonly shareOnHold: number;
  /** Replaces `shareOnHold` if several lines or rights are on hold. */
  readonly holds?: readonly { readonly right: Right; readonly share: number; readonly partyId: string | null }[];
  readonly statement?: string;
  readonly contestedRevision?: number | null;
  readonly registeredLines?: readonly CaseLine[];
  readonly claimedLines?: readonly CaseLine[];
  readonly asked?: Partial<CaseScope>;
  readonly scope?: readonly RightsSegment[] | null;
  readonly isDetected?: boolean;
  readonly claimantId: string;
  /** When the claimant last acted in their turn, for example by proposing a split. */
  readonly claimantAnsweredAt: Date | null;
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
      ...columnsOf(object),
      claimed_share: filing.claimedShare,
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
  await insertHolds(tx, id, filing);
  await saveDocuments(tx, [
    {
      subject: 'opposition',
      id,
      title: object.title,
      texts: [number],
      codes: [],
      isPublic: false,
      isLearned: state !== 'draft',
    },
  ]);
  return id;
}

function columnsOf({ type, id }: CaseInsert['object']) {
  return { composition_id: type === 'composition' ? id : null, recording_id: type === 'recording' ? id : null };
}

async function insertParties(
  tx: Tx,
  opposition_id: string,
  { claimantId, claimantAnsweredAt, respondents, claimedLines = [], statement }: CaseInsert,
): Promise<void> {
  const claimant = {
    party_id: claimantId,
    side: 'claimant' as const,
    respond_by: null,
    answered_at: claimantAnsweredAt,
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

async function insertHolds(
  tx: Tx,
  opposition_id: string,
  { state, object, shareOnHold, holds, right, filedAt, changedAt }: CaseInsert,
): Promise<void> {
  const isReleased = CLOSED_CASE_STATES.some((closed) => closed === state);
  if (!isReleased && !hasSharesOnHold(state)) return;
  const of = {
    opposition_id,
    ...columnsOf(object),
    since: filedAt,
    released_at: isReleased ? changedAt : null,
  };
  const held = holds ?? [{ right, share: shareOnHold, partyId: null }];
  if (held.length === 0) return;
  await tx
    .insertInto('hold')
    .values(held.map(({ partyId, ...each }) => ({ id: newId(), ...of, ...each, party_id: partyId })))
    .execute();
}
