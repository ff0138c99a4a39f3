import { aCaseDetails, aCaseLine, CLAIMED_LINES } from '@counterpoint/testing';
import { describe, expect, test } from '@jest/globals';
import { compareLines } from './compared-lines.ts';
import { differenceText, formatDifference } from './format-lines.ts';
import { lineUpChanges } from './line-up-table.tsx';

const { registered_lines: registered } = aCaseDetails();
const me = registered[0]?.party_id ?? null;

describe('lines side by side', () => {
  test('describe registered shares, claimed shares and the difference, with totals', () => {
    const [pr, ...others] = compareLines({ registered, versions: [{ title: 'Kofi', lines: CLAIMED_LINES }], me });
    expect(others).toEqual([]);
    expect(pr).toMatchObject({ measures: ['pr'], registeredTotal: 10_000, totals: [10_000] });
    expect(pr?.rows.map(({ name, isMine, versions }) => [name, isMine, versions[0]?.difference])).toEqual([
      ['Ama Serwaa', true, -2000],
      ['Efua Sarpong', false, 0],
      ['Kofi Mensah', false, 2000],
    ]);
  });

  test('show a line that only a claim has last, as new', () => {
    const added = aCaseLine({
      key: 'new:1',
      party_id: null,
      name: 'J. Okai',
      role: null,
      shares: { pr: 1500, mr: 500 },
    });
    const compared = compareLines({ registered, versions: [{ title: 'Kofi', lines: [...registered, added] }], me });
    expect(compared.map(({ measures }) => measures)).toEqual([['pr'], ['mr']]);
    expect(compared[0]?.rows.at(-1)).toMatchObject({
      name: 'J. Okai',
      isNew: true,
      isRegistered: false,
      registered: 0,
      role: '',
    });
    expect(compared[1]?.rows.map(({ name }) => name)).toEqual(['J. Okai']);
  });

  test('show a new line as registered once the case has ended with it', () => {
    const lines = [...registered, aCaseLine({ key: 'new:1', party_id: null, name: 'J. Okai' })];
    const [pr] = compareLines({ registered, versions: [{ title: 'Kofi', lines }], resolved: lines, me });
    expect(pr?.rows.at(-1)).toMatchObject({ isNew: true, isRegistered: true });
  });

  test('share one comparison for rights with equal shares', () => {
    const both = registered.map((line) => ({ ...line, shares: { pr: 5000, mr: 5000, sr: 2500 } }));
    const compared = compareLines({ registered: both, versions: [{ title: 'Kofi', lines: both.slice(1) }], me });
    expect(compared.map(({ measures }) => measures)).toEqual([['pr', 'mr'], ['sr']]);
  });

  test('show 0 for a line that a claim omits', () => {
    const [pr] = compareLines({ registered, versions: [{ title: 'Kofi', lines: registered.slice(1) }], me });
    expect(pr?.rows[0]?.versions).toEqual([{ share: 0, difference: -4000 }]);
  });
});

test('show who is added to a line-up, removed, or has other roles', () => {
  const player = aCaseLine({ key: 'a', group: 'contributor', name: 'Ama', role: 'conductor', shares: {} });
  const gone = { ...player, key: 'b', name: 'Kofi' };
  const added = { ...player, key: 'c', name: 'Esi' };
  const changes = lineUpChanges([player, gone], [{ ...player, role: 'studio_producer' }, added]);
  expect(changes.map(({ name, change, before }) => [name, change, before])).toEqual([
    ['Ama', 'changed', 'Conductor'],
    ['Kofi', 'left_out', 'Conductor'],
    ['Esi', 'added', null],
  ]);
});

test.each([
  [2000, '+20.00', '20.00% more'],
  [-333, '−3.33', '3.33% less'],
  [0, '0.00', 'no change'],
])('describe a difference of %p hundredths as %s, read as %s', (difference, text, words) => {
  expect([differenceText(difference), formatDifference(difference)]).toEqual([text, words]);
});
