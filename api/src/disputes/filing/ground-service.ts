import { hasSharesOnHold } from '@counterpoint/domain/cases';
import { CASE_OBJECTS, type CaseGround, type CaseObject } from '@counterpoint/domain/schemas/cases';
import { CASE_KINDS } from '@counterpoint/domain/states';
import type { Database } from '../../platform/db/transaction.ts';
import type { Act } from '../../platform/http/act.ts';
import { openSubject } from './case-subject.ts';
import { findDraft, readOpenCaseSummaries } from './filing-repository.ts';

export async function readGround(db: Database, actor: Act['actor'], object: CaseObject): Promise<CaseGround> {
  const subject = await openSubject(db, actor, object);
  const openCases = await readOpenCaseSummaries(db, object);
  const kinds = CASE_KINDS.filter((kind) => CASE_OBJECTS[kind].includes(object.type));
  const shares = object.type === 'composition' ? 'ownership' : 'recording_ownership';
  return {
    object: subject.object,
    lines: [...subject.lines(shares, subject.wholeScope), ...subject.lines('performer_line_up', subject.wholeScope)],
    open_cases: openCases
      // Without holds, only the claimants know of the case.
      .filter(({ state, partyIds }) => hasSharesOnHold(state) || partyIds.includes(actor.partyId))
      .map(({ id, number, kind, scope, partyIds }) => {
        return { id, number, kind, scope, is_mine: partyIds.includes(actor.partyId) };
      }),
    draft_id: await findDraft(db, actor.partyId, object),
    kinds,
  };
}
