import * as text from '../messages/cases.generated.ts';
import type { CaseState } from '../states/index.ts';
import type { CaseAct } from './case-acts.ts';
import type { CaseActor, CaseFacts } from './case-facts.ts';
import { CASE_TABLE } from './case-table.ts';

export interface CaseMove {
  readonly act: CaseAct;
  readonly by: CaseActor;
}

export type CaseOutcome =
  | { readonly isDone: true; readonly state: CaseState }
  | { readonly isDone: false; readonly code: string; readonly message: string };

export function moveCase(state: CaseState, { act, by }: CaseMove, facts: CaseFacts): CaseOutcome {
  const here = CASE_TABLE.filter((row) => row.act === act && row.from.includes(state));
  if (here.length === 0) return refused('not_possible', text.notPossible());
  const row = here.find((each) => each.by.includes(by));
  if (!row) return refused('not_yours', text.notYours());
  const broken = row.guards.find(({ isMet }) => !isMet(facts));
  if (broken) return refused(broken.code, broken.message());
  return { isDone: true, state: row.to(facts, state) };
}

export function actsFor(state: CaseState, by: CaseActor, facts: CaseFacts): CaseAct[] {
  const rows = CASE_TABLE.filter((row) => row.by.includes(by) && row.from.includes(state));
  return rows.filter(({ guards }) => guards.every(({ isMet }) => isMet(facts))).map(({ act }) => act);
}

export function hasSharesOnHold(state: CaseState): boolean {
  return STATES_ON_HOLD.includes(state);
}

const STATES_ON_HOLD: readonly CaseState[] = ['awaiting_response', 'in_dispute', 'escalated', 'settlement_proposed'];

function refused(code: string, message: string): CaseOutcome {
  return { isDone: false, code, message };
}
