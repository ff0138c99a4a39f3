import { expect, test } from '@jest/globals';
import { generateModule } from './generate-module.ts';

function generate(en: Record<string, string>, fr = en): string {
  return generateModule({ package: 'host', name: 'menu', texts: { en, fr } });
}

test('gives a text without values no parameters', () => {
  expect(generate({ title: 'Menu' }, { title: 'Le menu' })).toContain(
    'export const title = /*#__PURE__*/ message("Menu", "Le menu");',
  );
});

test('types each value by its use', () => {
  const text = '{count, plural, other {#}} {name} {when, date} {kind, select, draft {x} other {y}}';
  expect(generate({ text })).toContain(
    "message<{ count: number; name: string | number; when: Date; kind: 'draft' | 'other' }>",
  );
});

test('marks a text with tags as rich', () => {
  const module = generate({ more: 'See <link>all</link>.' });
  expect(module).toMatch(/^import \{ richMessage \} from/m);
  expect(module).toContain("richMessage<object, 'link'>");
});

test('puts the labels of a group into one object by code', () => {
  expect(generate({ 'states.in_dispute': 'In dispute', 'states.default': 'By default' })).toContain(
    [
      'export const states = {',
      '  /** In dispute */',
      '  "in_dispute": /*#__PURE__*/ message("In dispute", "In dispute"),',
      '  /** By default */',
      '  "default": /*#__PURE__*/ message("By default", "By default"),',
      '};',
    ].join('\n'),
  );
});
