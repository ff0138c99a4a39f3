import { describe, expect, test } from '@jest/globals';
import { contributorsOf } from './ern-contributors.ts';
import type { ErnNode } from './ern-node.ts';

function node(name: string, content: string | readonly ErnNode[]): ErnNode {
  const text = typeof content === 'string' ? content : '';
  return { name, line: 1, attributes: {}, text, children: typeof content === 'string' ? [] : content };
}

const named = node('PartyName', [node('FullName', 'Ama Mensah')]);
const artist = node('DisplayArtist', [named, node('DisplayArtistRole', 'MainArtist')]);
const featured = (is: string) => node('HasMadeFeaturedContribution', is);
const contracted = (is: string) => node('HasMadeContractedContribution', is);

function categoryOf(...nodes: ErnNode[]) {
  const { contributors, findings } = contributorsOf(node('SoundRecording', nodes), new Map());
  return [contributors[0]?.category, findings.map(({ id }) => id)];
}

function contributor(...parts: ErnNode[]) {
  return node('Contributor', [named, node('Role', 'Lute'), ...parts]);
}

describe('categories of contributors', () => {
  test.each([
    ['a main artist', [artist, contributor()], ['other_featured', ['I-ERN-CON']]],
    ['a main artist under contract', [artist, contributor(contracted('true'))], ['contracted_featured', []]],
    ['a main artist without contract', [artist, contributor(contracted('false'))], ['other_featured', []]],
    ['a featured contributor', [contributor(featured('true'), contracted('true'))], ['contracted_featured', []]],
    ['a main artist who isn’t featured', [artist, contributor(featured('false'))], ['non_featured', []]],
    ['a musician', [contributor()], ['non_featured', []]],
  ] as const)('are read as the message says: %s', (_, nodes, expected) => {
    expect(categoryOf(...nodes)).toEqual(expected);
  });

  test.each([
    ['Harpsichord', 'harpsichord'],
    ['Lute', 'lute'],
    ['Theorbo', 'lute'],
    ['Recorder', 'recorder'],
    ['Guitar', 'guitar'],
    ['AcousticGuitar', 'acoustic_guitar'],
    ['ElectricGuitar', 'electric_guitar'],
    ['DJMixer', 'turntables'],
  ])('know the instrument %s', (name, role) => {
    const { contributors } = contributorsOf(
      node('SoundRecording', [node('Contributor', [named, node('InstrumentType', name)])]),
      new Map(),
    );
    expect([...(contributors[0]?.roles ?? [])]).toEqual([role]);
  });

  test('name an instrument that’s stored as a broader one', () => {
    const player = node('Contributor', [named, node('InstrumentType', 'AltoSaxophone')]);
    expect(contributorsOf(node('SoundRecording', [player]), new Map()).findings).toMatchObject([
      { id: 'I-ERN-ROL', found: 'Ama Mensah: AltoSaxophone', correction: expect.stringContaining('“Saxophone”') },
    ]);
  });
});
