import { shareOf, workLines } from '@counterpoint/domain/cases';
import type { CaseLine } from '@counterpoint/domain/schemas/cases';
import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import { RIGHTS, type Right, totalOf } from '@counterpoint/domain/shares';
import { readOpenHolds } from '../../../holds/hold-repository.ts';
import * as text from '../../../messages/catalogue-lines.generated.ts';
import type { Tx } from '../../../platform/db/transaction.ts';
import { wiringOf } from '../../../platform/db/wiring.ts';
import type { OpenCase } from '../../entry/dispute-port.ts';
import { WORKS } from '../../entry/entry-kind.ts';

/** Disputed lines and those of the case's parties (ADR 34). Contests of the revision itself don't block it. */
export async function workSharesOnHold(tx: Tx, active: WorkDetails, pending: WorkDetails): Promise<readonly string[]> {
  const [cases, holds] = await Promise.all([
    wiringOf(tx).disputes.readOpenCases(tx, WORKS, active.id),
    readOpenHolds(tx, active.id, 'composition'),
  ]);
  const change = { before: active, after: pending };
  const changed = holds.flatMap(({ opposition_id, right, party_id }) => {
    const found = cases.find(({ id }) => id === opposition_id);
    if (!found || found.contestedRevision === pending.revision) return [];
    const isTheirsAlone = found.contestedRevision !== null && party_id !== null;
    const parties = isTheirsAlone ? [party_id] : [...found.parties.map(({ partyId }) => partyId), party_id ?? ''];
    const changing = parties.filter((partyId) => isChanged(change, partyId, right ? [right] : RIGHTS));
    return [...changing.map((partyId) => nameIn(change, partyId)), ...disputedNames(change, found)];
  });
  return [...new Set(changed)];
}

interface Change {
  readonly before: WorkDetails;
  readonly after: WorkDetails;
}

function disputedNames({ before, after }: Change, { disputed }: OpenCase): string[] {
  const [linesBefore, linesAfter] = [workLines(before, RIGHTS), workLines(after, RIGHTS)];
  return disputed.flatMap(({ line, measure }) => {
    const shareIn = (lines: readonly CaseLine[]) =>
      shareOf(
        lines.find(({ key }) => key === line.key),
        measure ?? 'pr',
      );
    return measure !== null && shareIn(linesBefore) !== shareIn(linesAfter) ? [line.name] : [];
  });
}

function isChanged({ before, after }: Change, partyId: string, rights: readonly Right[]): boolean {
  const sharesIn = (work: WorkDetails, right: Right) =>
    totalOf(
      interestsIn(work).filter(({ party_id }) => party_id === partyId),
      right,
    );
  return rights.some((right) => sharesIn(before, right) !== sharesIn(after, right));
}

function nameIn({ before, after }: Change, partyId: string): string {
  const lines = [...interestsIn(before), ...interestsIn(after)];
  return lines.find(({ party_id }) => party_id === partyId)?.name ?? text.partyUnnamed();
}

function interestsIn({ writers, publishers }: WorkDetails) {
  return [...writers, ...publishers];
}
