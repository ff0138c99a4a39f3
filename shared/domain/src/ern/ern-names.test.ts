import { describe, expect, test } from '@jest/globals';
import { namedInErn } from './ern-names.ts';
import type { ErnNode } from './ern-node.ts';
import { partyIn } from './ern-party.ts';

function node(name: string, content: string | readonly ErnNode[]): ErnNode {
  const text = typeof content === 'string' ? content : '';
  return { name, line: 1, attributes: {}, text, children: typeof content === 'string' ? [] : content };
}

function named(names: Readonly<Record<string, string>>, roles: readonly ('orchestra' | 'choir' | 'vocals')[] = []) {
  const nodes = Object.entries(names).map(([name, text]) => node(name, text));
  const party = partyIn(node('Party', [node('PartyName', nodes)]));
  if (!party) return null;
  const { kind, first_name, name } = namedInErn(party, { roles, otherwise: 'person' });
  return [kind, first_name, name];
}

describe('parties of a message', () => {
  test.each([
    [{ FullName: 'Ama Serwaa Mensah', FullNameIndexed: 'Serwaa Mensah, Ama' }, ['person', 'Ama', 'Serwaa Mensah']],
    [
      { FullName: 'Ludwig van Beethoven', NamesBeforeKeyName: 'Ludwig', KeyName: 'van Beethoven' },
      ['person', 'Ludwig', 'van Beethoven'],
    ],
    [{ FullNameIndexed: 'Boateng, Kofi' }, ['person', 'Kofi', 'Boateng']],
    [{ FullName: 'Kofi Boateng' }, ['person', 'Kofi', 'Boateng']],
    [{ FullName: 'Sarkodie' }, ['person', null, 'Sarkodie']],
  ])('are persons if names are split, or by default: %j', (names, expected) => {
    expect(named(names)).toEqual(expected);
  });

  test.each([
    [{ FullName: 'The Beatles', FullNameIndexed: 'Beatles, The' }],
    [{ FullName: 'The Beatles', NamesBeforeKeyName: 'The', KeyName: 'Beatles' }],
    [{ FullName: 'Earth, Wind & Fire', FullNameIndexed: 'Earth, Wind & Fire' }],
    [{ FullName: 'Budapest Festival Orchestra' }],
    [{ FullName: 'Wiener Philharmoniker' }],
    [{ FullName: 'Tema Records Ltd.' }],
    [{ FullName: 'Amadou & Mariam' }],
  ])('are organisations by name: %j', (names) => {
    expect(named(names)).toEqual(['organisation', null, names.FullName]);
  });

  test('are organisations if they only do what groups do', () => {
    expect(named({ FullName: 'Hungarian Radio' }, ['choir'])).toEqual(['organisation', null, 'Hungarian Radio']);
    expect(named({ FullName: 'Kofi Boateng' }, ['choir', 'vocals'])).toEqual(['person', 'Kofi', 'Boateng']);
  });

  test('have no name if none is given', () => {
    expect(named({ KeyName: '' })).toBeNull();
  });
});
