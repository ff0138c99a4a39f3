import { describe, expect, test } from '@jest/globals';
import type { ErnNode } from './ern-node.ts';
import { rightsOf } from './ern-rights.ts';

const PARTIES = new Map([['P1', { name: 'Osu Records', isni: null, ipi: null, person: null }]]);

function node(name: string, content: string | readonly ErnNode[], attributes: ErnNode['attributes'] = {}): ErnNode {
  const text = typeof content === 'string' ? content : '';
  return { name, line: 1, attributes, text, children: typeof content === 'string' ? [] : content };
}

const period = (from: string) => node('PeriodOfRightsDelegation', [node('StartDate', from)]);
const delegated = (...parts: ErnNode[]) => node('DelegatedUsageRights', parts);

function read(...stated: ErnNode[]) {
  const reference = node('RightsControllerPartyReference', 'P1');
  const controller = node('ResourceRightsController', [reference, ...stated]);
  return rightsOf(node('SoundRecording', [controller]), PARTIES);
}

const half = node('RightSharePercentage', '50');

describe('rights in a message', () => {
  test('become one line per delegation', () => {
    const { lines, findings } = read(
      half,
      delegated(node('UseType', 'Broadcast'), node('TerritoryOfRightsDelegation', 'GH'), period('2024-01-01')),
      delegated(node('UseType', 'Stream'), period('2025-01-01')),
    );
    expect(lines).toMatchObject([
      { share: 5000, uses: ['broadcast'], territories: [{ territory: '0288' }], valid_from: '2024-01-01' },
      { share: 5000, uses: ['making_available'], territories: [{ territory: '2136' }], valid_from: '2025-01-01' },
    ]);
    expect(findings).toEqual([]);
  });

  test('start and end on the days of their times', () => {
    const times = [node('StartDateTime', '2024-01-01T00:00:00Z'), node('EndDateTime', '2025-12-31T23:59:59Z')];
    const { lines, findings } = read(half, delegated(node('PeriodOfRightsDelegation', times)));
    expect(lines).toMatchObject([{ valid_from: '2024-01-01', valid_to: '2025-12-31' }]);
    expect(findings).toEqual([]);
  });

  test('are skipped with unknown uses or territories instead of becoming all of them', () => {
    const downloads = delegated(node('UseType', 'PermanentDownload'), period('2024-01-01'));
    const nowhere = delegated(node('TerritoryOfRightsDelegation', 'Atlantis'), period('2024-01-01'));
    const { lines, findings } = read(half, downloads, nowhere);
    expect(lines).toEqual([]);
    expect(findings.map(({ column, found }) => `${column} ${found}`)).toEqual([
      'UseType PermanentDownload',
      'TerritoryOfRightsDelegation Atlantis',
    ]);
  });

  test('keep cable retransmission, webcasting and rental apart', () => {
    const uses = ['Cable', 'Webcast', 'NonInteractiveStream', 'Rent'].map((use) => node('UseType', use));
    const { lines, findings } = read(half, delegated(...uses, period('2024-01-01')));
    expect(lines).toMatchObject([{ uses: ['cable_retransmission', 'webcasting', 'rental_lending'] }]);
    expect(findings).toEqual([]);
  });

  test('are read as fractions of one or of a hundred', () => {
    const { lines } = read(
      node('RightSharePercentage', '0.25', { HasMaxValueOfOne: 'true' }),
      delegated(period('2024-01-01')),
    );
    expect(lines).toMatchObject([{ share: 2500 }]);
  });

  test('default to 100% without a share, and report it', () => {
    const { lines, findings } = read(delegated(period('2024-01-01')));
    expect(lines).toMatchObject([{ share: 10_000 }]);
    expect(findings).toMatchObject([
      {
        id: 'I-ERN-SHR',
        severity: 'warn',
        found: 'Osu Records 2024-01-01',
        correction: expect.stringContaining('100'),
      },
    ]);
  });

  test('are skipped with a share that is unknown or no number', () => {
    for (const stated of [node('RightShareUnknown', 'true'), node('RightSharePercentage', 'half')]) {
      const { lines, findings } = read(stated, delegated(period('2024-01-01')));
      expect(lines).toEqual([]);
      expect(findings).toMatchObject([{ id: 'I-ERN-RIG' }]);
    }
  });

  test('round shares to two decimals, and report it', () => {
    const { lines, findings } = read(node('RightSharePercentage', '33.333'), delegated(period('2024-01-01')));
    expect(lines).toMatchObject([{ share: 3333 }]);
    expect(findings).toMatchObject([
      { found: 'Osu Records 33.333 2024-01-01', correction: expect.stringContaining('two decimals') },
    ]);
  });
});
