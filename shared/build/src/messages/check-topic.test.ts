import { expect, test } from '@jest/globals';
import { checkTopic } from './check-topic.ts';

type Texts = Record<string, string>;

const problemsOf = (en: Texts, fr: Texts) => checkTopic({ package: 'host', name: 'menu', texts: { en, fr } });

test('accepts texts with the same values in both languages', () => {
  const en = { works: '{count, plural, one {# work} other {# works}} of <b>{name}</b>' };
  const fr = { works: '{count, plural, one {# œuvre} other {# œuvres}} de <b>{name}</b>' };
  expect(problemsOf(en, fr)).toEqual([]);
});

test.each<[string, { en: Texts; fr: Texts }, string]>([
  ['a missing translation', { en: { title: 'Title' }, fr: {} }, 'in fr is missing.'],
  ['a text that English lacks', { en: {}, fr: { title: 'Titre' } }, 'in en is missing.'],
  ['different values', { en: { title: 'By {name}' }, fr: { title: 'Par {nom}' } }, 'needs different values'],
  ['a straight apostrophe', { en: { title: "It's" }, fr: { title: 'C’est' } }, 'in en has a straight apostrophe'],
  ['a plain space in French', { en: { title: 'Menu?' }, fr: { title: 'Menu ?' } }, 'in fr has a plain space'],
  [
    'a French number that is wrong for 0',
    {
      en: { works: '{count, plural, one {1 work} other {# works}}' },
      fr: { works: '{count, plural, one {1 œuvre} other {# œuvres}}' },
    },
    'in fr has 1 in a `one` branch',
  ],
  ['a missing label of a group', { en: { 'states.in_dispute': 'In dispute' }, fr: {} }, 'in fr is missing.'],
  ['wrong syntax', { en: { title: '{count, plural, }' }, fr: { title: 'Titre' } }, 'in en is no ICU message'],
  ['a name that is not in camelCase', { en: { Title: 'Title' }, fr: { Title: 'Titre' } }, 'is not a name in camelCase'],
])('reports %s', (_case, { en, fr }, problem) => {
  expect(problemsOf(en, fr)).toEqual([expect.stringContaining(problem)]);
});
