// cspell:ignore Vous avez proposé une répartition
import { inLanguage } from '@counterpoint/messages/node';
import { expect, test } from '@jest/globals';
import { formatCaseEvent } from './format-case-event.ts';

const proposed = { type: 'propose', state: 'settlement_proposed', is_society: false, note: null } as const;
const at = '2026-11-28T10:00:00.000Z';

test.each([
  [true, 'Vous avez proposé une répartition'],
  [false, 'Kofi Mensah a proposé une répartition'],
])('says in a French sentence who acted (the reader: %s)', (is_me, sentence) => {
  const event = { ...proposed, id: '01a22ee4-2c6a-76f5-8bed-88407cd6e065', at, actor: 'Kofi Mensah', is_me };
  expect(inLanguage('fr', () => formatCaseEvent(event))).toBe(sentence);
});
