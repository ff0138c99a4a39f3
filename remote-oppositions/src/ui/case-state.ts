import { formatIsrc, formatIswc } from '@counterpoint/domain/identifiers';
import type { CaseRow } from '@counterpoint/domain/schemas/cases';
import { CLOSED_CASE_STATES } from '@counterpoint/domain/states';
import { someOf } from '@counterpoint/kit/text';
import * as text from '../messages/cases.generated.ts';

export const sharesEverywhere = text.sharesEverywhere;

export function isClosed({ state }: Pick<CaseRow, 'state'>): boolean {
  return CLOSED_CASE_STATES.some((closed) => closed === state);
}

export function describeTurn(row: Pick<CaseRow, 'state' | 'is_my_turn' | 'waits_for'>): string | null {
  if (isClosed(row)) return null;
  if (row.state === 'draft') return text.yoursToFile();
  return row.is_my_turn ? text.yourTurn() : someOf(row.waits_for);
}

export function formatCode(type: CaseRow['object_type'], code: string): string {
  return type === 'recording' ? formatIsrc(code) : formatIswc(code);
}
