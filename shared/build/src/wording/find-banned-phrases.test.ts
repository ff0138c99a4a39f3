import { expect, test } from '@jest/globals';
import { findBannedPhrases } from './find-banned-phrases.ts';

test('reports the line of a banned phrase and the better wording', () => {
  expect(findBannedPhrases('docs/search.md', 'Search\n\nWhat stands here is found.')).toEqual([
    'docs/search.md:3 says “stands here”: say “is” or “is shown”.',
  ]);
});

test.each(['const active = await bringIntoForce(tx);', '// The shares are held back.', "test('is told of it', run);"])(
  'rejects %s',
  (line) => {
    expect(findBannedPhrases('api/src/a.ts', line)).toHaveLength(1);
  },
);

test('accepts phrases in code that are banned on screens only', () => {
  expect(findBannedPhrases('docs/architecture.md', 'Who may import whom')).toEqual([]);
  expect(findBannedPhrases('host/messages/en/menu.json', '{ "a": "The member whom it names" }')).toHaveLength(1);
});
