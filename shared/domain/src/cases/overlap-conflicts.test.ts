import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { USE_TYPES } from '../recording-rights/index.ts';
import { countriesOf, WORLD } from '../territories/index.ts';
import { changeWithin } from './changed-lines.ts';
import { type AnsweredLine, assignConflicts, type Conflict, conflictsIn } from './overlap-conflicts.ts';
import { holdersWithin } from './registered-lines.ts';

const PARTIES = ['ama', 'esi', 'kofi', 'yaw'];
const only = (territory: string) => [{ is_included: true, territory }];

function claim(answeredBy: string, overrides: Partial<AnsweredLine> = {}): AnsweredLine {
  const existing = { uses: ['broadcast' as const], territories: only(WORLD), from: '2026-01-01', to: null };
  return { answeredBy, share: 8000, ...existing, ...overrides };
}
const conflict = (...parties: string[]): Conflict => ({
  parties,
  segments: [{ use: 'broadcast', countries: ['0288'], from: '2026-01-01', to: null, total: 13_000 }],
});

/** The pairs of conflicts that share two parties. */
function pairsOf(groups: readonly (readonly string[])[]) {
  return groups.flatMap((one, index) =>
    groups.slice(index + 1).filter((other) => one.filter((party) => other.includes(party)).length > 1),
  );
}

describe('conflicting claims', () => {
  test('are where and when claims exceed 100%', () => {
    const inGhana = claim('kofi', { share: 5000, territories: only('0288'), from: '2026-03-01', to: '2026-12-31' });
    expect(conflictsIn([claim('ama'), inGhana])).toEqual([
      {
        parties: ['ama', 'kofi'],
        segments: [{ use: 'broadcast', countries: ['0288'], from: '2026-03-01', to: '2026-12-31', total: 13_000 }],
      },
    ]);
  });

  test('don’t arise if claims fit, or if one party alone exceeds', () => {
    expect(conflictsIn([claim('ama'), claim('kofi', { share: 2000 })])).toEqual([]);
    expect(conflictsIn([claim('ama'), claim('ama')])).toEqual([]);
  });
});

describe('rights that change often, in many countries', () => {
  const day = (number: number) => new Date(Date.UTC(1960, 0, number)).toISOString().slice(0, 10);
  const lines = Array.from({ length: 40 }, (_, index) =>
    claim(`party ${index}`, {
      share: 20,
      uses: USE_TYPES,
      territories: countriesOf(WORLD)
        .filter((__, place) => ((place * 2_654_435_761 + index * 40_503) >>> 7) % 3 === 0)
        .map((territory) => ({ is_included: true, territory })),
      from: day(index * 7),
      to: day(9000 + index * 11),
    }),
  );
  const claimed = [...lines, claim('kofi', { share: 10_000, uses: USE_TYPES, from: '1950-01-01' })];

  // Minutes if each segment were compared with every other.
  test('are compared segment by segment', () => {
    const conflicts = conflictsIn(claimed);
    const segments = conflicts.flatMap((each) => each.segments);
    expect(segments.length).toBeGreaterThan(5000);
    const rights = claimed.map(({ answeredBy, from, to, ...line }) => {
      return { ...line, party_id: answeredBy, name: answeredBy, role: 'producer', valid_from: from, valid_to: to };
    });
    expect(holdersWithin(rights, segments)).toHaveLength(claimed.length);
    expect(changeWithin(lines, claimed, segments)).toEqual({ isRaised: true, isLowered: false });
  });

  test('are one conflict for the same parties', () => {
    const groups = conflictsIn(
      claimed.map((line) => ({ ...line, answeredBy: line.answeredBy === 'kofi' ? 'kofi' : 'ama' })),
    );
    expect(groups.map(({ parties }) => parties)).toEqual([['ama', 'kofi']]);
  });
});

describe('conflicts and cases', () => {
  test('assigns conflicts to the open case of the same parties, which a third one joins', () => {
    const open = [{ id: 'first', parties: ['ama', 'kofi'] }];
    const { existing, fresh } = assignConflicts([conflict('ama', 'esi', 'kofi'), conflict('ama', 'esi')], open);
    expect(fresh).toEqual([]);
    expect(existing.get('first')).toMatchObject({ parties: ['ama', 'esi', 'kofi'] });
    expect(existing.get('first')?.segments).toHaveLength(2);
  });

  test('leaves a case empty when nothing conflicts any more', () => {
    const { existing } = assignConflicts([], [{ id: 'first', parties: ['ama', 'kofi'] }]);
    expect(existing.get('first')).toEqual({ parties: [], segments: [] });
  });

  test('makes one case of all conflicts between the same parties', () => {
    const { fresh } = assignConflicts([conflict('ama', 'kofi'), conflict('esi', 'yaw'), conflict('ama', 'kofi')], []);
    expect(fresh.map(({ parties, segments }) => [parties, segments.length])).toEqual([
      [['esi', 'yaw'], 1],
      [['ama', 'kofi'], 2],
    ]);
  });

  test('puts each conflict in exactly one case, and no two cases are about the same', () => {
    const anyParties = fc.subarray(PARTIES, { minLength: 2 });
    const anyConflicts = fc.array(
      anyParties.map((parties) => conflict(...parties)),
      { maxLength: 8 },
    );
    fc.assert(
      fc.property(anyConflicts, fc.option(anyParties), (conflicts, parties) => {
        const open = parties ? [{ id: 'open', parties }] : [];
        const { existing, fresh } = assignConflicts(conflicts, open);
        const cases = [...existing.values(), ...fresh];
        expect(cases.flatMap(({ segments }) => segments)).toHaveLength(conflicts.length);
        for (const { parties: whose } of existing.values()) expect(whose).toEqual([...new Set(whose)].sort());
        expect(pairsOf([...fresh.map((each) => each.parties), ...open.map((each) => each.parties)])).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });
});
