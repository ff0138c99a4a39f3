import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { RECORDING_RULES } from '@counterpoint/domain/recording-rules';
import { RULES } from '@counterpoint/domain/rules';
import { expect, test } from '@jest/globals';
import { RECORDING_REPAIRS } from '../recordings/recording-kind.ts';
import { WORK_REPAIRS } from '../works/work-kind.ts';
import { FindingCollector } from './finding-collector.ts';

const DOMAIN = path.resolve(import.meta.dirname, '../../../../../shared/domain');
/** Values that are the same for all entries of a file. */
const CONSTANT_VALUES = /^\{(max|year)\b/;

test.each([
  { of: 'works', folder: 'rules', catalogue: 'work-rules', rules: RULES, repairs: WORK_REPAIRS },
  {
    of: 'recordings',
    folder: 'recording-rules',
    catalogue: 'recording-rules',
    rules: RECORDING_RULES,
    repairs: RECORDING_REPAIRS,
  },
])('each rule of $of whose sentences have values of one entry has a separate repair', (each) => {
  const { folder, catalogue, repairs } = each;
  const sentences = sentencesByRule(folder, catalogue);
  expect([...sentences.keys()].sort()).toEqual(each.rules.map(({ id }) => id).sort());
  const withValues = [...sentences].filter(([, texts]) => texts.some(dependsOnEntry)).map(([id]) => id);
  expect(withValues.sort()).toEqual([...repairs.keys()].sort());
  for (const [id, repair] of repairs) {
    expect(repair()).toMatch(/^\p{Lu}.+\.$/su);
    expect(sentences.get(id)).not.toContain(repair());
  }
});

function dependsOnEntry(sentence: string): boolean {
  return (sentence.match(/\{\w+[,}]/g) ?? []).some((value) => !CONSTANT_VALUES.test(value));
}

/** Declarations, and the rules in an array of them. */
const PIECES = /^(?=(?:export )?(?:const|function) | {2}\{\n {4}id: ')/m;
const RULE_ID = /^ {2}\{\n {4}id: '(\w-\w+-\d+)'/;

/** Collects the texts that a rule's code uses, directly or through functions of its folder. */
function sentencesByRule(folder: string, catalogue: string): Map<string, string[]> {
  const texts: Record<string, string> = JSON.parse(readFileSync(`${DOMAIN}/messages/en/${catalogue}.json`, 'utf8'));
  const files = globSync(`${DOMAIN}/src/${folder}/*.ts`).filter((file) => !file.endsWith('.test.ts'));
  const pieces = files.flatMap((file) => readFileSync(file, 'utf8').split(PIECES));
  const declarations = pieces.flatMap((code) => {
    const name = RULE_ID.exec(code)?.[1] ?? /^(?:export )?(?:const|function) (\w+)/.exec(code)?.[1];
    return name ? [{ name, code }] : [];
  });
  const codeOf = new Map(declarations.map(({ name, code }) => [name, code]));
  const reach = (name: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(name)) return seen;
    seen.add(name);
    for (const [word] of codeOf.get(name)?.matchAll(/(?<!\.)\b\w+/g) ?? []) if (codeOf.has(word)) reach(word, seen);
    return seen;
  };
  const rules = declarations.filter(({ code }) => RULE_ID.test(code));
  return new Map(
    rules.map(({ name }) => [name, [...reach(name)].flatMap((each) => textsIn(codeOf.get(each) ?? '', texts))]),
  );
}

function textsIn(code: string, texts: Readonly<Record<string, string>>): string[] {
  return [...code.matchAll(/\btext\.(\w+)/g)].flatMap(([, key = '']) => texts[key] ?? []);
}

test('counts no work for what it finds in the whole file, and lists that first', () => {
  const collector = new FindingCollector('job', WORK_REPAIRS);
  const finding = { severity: 'warn', line: 1, column: null, found: null, expected: null } as const;
  collector.add([{ ...finding, id: 'W-PER-01', correction: 'Look at it.' }], 0);
  collector.add([{ ...finding, id: 'I-COL-04', correction: 'Choose a column.' }], null);
  expect(collector.repairs().map(({ rule, works }) => [rule, works])).toEqual([
    ['I-COL-04', 0],
    ['W-PER-01', 1],
  ]);
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
      correction: expect.stringMatching(/^Performing shares must total/),
    }),
  ]);
});
