import { expect, test } from '@jest/globals';
import { findUnused } from './find-unused.ts';

const texts = { title: 'Title', hint: 'Hint' };
const topic = { package: 'host', name: 'menu', texts: { en: texts, fr: texts } };
const FROM = "from './messages/menu.generated.ts';\n";

test.each([
  ['a member of the module', `import * as text ${FROM} text.title();`, ['hint']],
  ['a named import', `import { title as heading } ${FROM} heading();`, ['hint']],
  [
    'the same word in another import',
    `import * as text ${FROM}import '@counterpoint/kit/text'; text.title();`,
    ['hint'],
  ],
  ['a member chosen at run time', `import * as text ${FROM} text[key]();`, []],
  ['a module passed on', `import * as text ${FROM} describe(text, key);`, []],
  [
    'a topic of the same name elsewhere',
    "import * as text from '../menu.generated.ts';\n text.title();",
    ['title', 'hint'],
  ],
])('understands %s', (_case, source, unused) => {
  const expected = unused.map((name) => `host/messages: menu.${name} is not used anywhere.`);
  expect(findUnused(topic, [{ file: 'host/src/menu.tsx', source }])).toEqual(expected);
});

test('takes the labels of a group as used where the group is', () => {
  const labels = { 'states.draft': 'Draft', 'roles.author': 'Author' };
  const source = `import * as text ${FROM} export const STATES = text.states;`;
  expect(findUnused({ ...topic, texts: { en: labels, fr: labels } }, [{ file: 'host/src/menu.tsx', source }])).toEqual([
    'host/messages: menu.roles.author is not used anywhere.',
  ]);
});
