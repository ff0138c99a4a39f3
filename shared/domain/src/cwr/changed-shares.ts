import { SHARE_TOLERANCE } from '../shares/index.ts';
import { type CwrRecord, getValue, newRecord } from './record-text.ts';
import { type CwrVersion, isVersion3 } from './records/index.ts';
import { chainsOf, isCollected, type PartyRecords, sortWork, totalOf, totalShare } from './work-records.ts';

/** Marks what a chain or a writer collects of PR apart from what it owns: without the mark, transaction rule 27 rejects it. */
export function withChangedShares(records: readonly CwrRecord[], version: CwrVersion): readonly CwrRecord[] {
  const work = isVersion3(version) ? null : sortWork(records, { version, groupType: '' });
  if (!work) return records;
  const chains = [...chainsOf(work).values()].filter(
    (chain) => !chain.some(({ record }) => getValue(record, 'type') === 'PA'),
  );
  const changed = new Set([...chains, ...work.writers.map((writer) => [writer])].flatMap(changedIn));
  if (changed.size === 0) return records;
  return records.map((record) =>
    changed.has(record) ? newRecord(record.type, { ...record.values, shares_change: 'Y' }) : record,
  );
}

/** Compares territories by code, as the rule does. */
function changedIn(parties: readonly PartyRecords[]): CwrRecord[] {
  const owned = totalOf(parties, 'pr');
  const collected = parties.flatMap((party) => party.owned).filter(isCollected);
  const byTerritory = Map.groupBy(collected, (record) => getValue(record, 'territory'));
  return [...byTerritory.values()]
    .filter((lines) => Math.abs(totalShare(lines, 'pr') - owned) > SHARE_TOLERANCE)
    .flat();
}
