import { RECORDING_RULES } from '@counterpoint/domain/recording-rules';
import { RULES } from '@counterpoint/domain/rules';
import { expect, test } from '@jest/globals';
import { RECORDING_REPAIRS } from '../recordings/recording-repairs.ts';
import { WORK_REPAIRS } from '../works/work-repairs.ts';
import { FindingCollector } from './finding-collector.ts';

test.each([
  ['works', RULES, WORK_REPAIRS],
  ['recordings', RECORDING_RULES, RECORDING_REPAIRS],
] as const)('every repair of %s belongs to a rule', (_, rules, repairs) => {
  expect(rules.map(({ id }) => id)).toEqual(expect.arrayContaining([...repairs.keys()]));
});

test('groups findings of a rule into one repair, whatever figures their sentences contain', () => {
  const collector = new FindingCollector('job', WORK_REPAIRS);
  for (const total of ['90.00%', '110.00%'])
    collector.add(
      [
        {
          id: 'W-TOT-01',
          severity: 'block',
          line: 2,
          column: 'Share',
          found: total,
          expected: '100.00%',
          correction: `Performing shares total ${total}; they must total 100.00%.`,
        },
      ],
      Number.parseInt(total, 10),
    );
  expect(collector.repairs()).toEqual([
    expect.objectContaining({
      findings: 2,
      works: 2,
      correction: expect.stringMatching(/^Make the performing shares total/),
    }),
  ]);
});
