import { aCaseDetails, aCaseLine } from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { lineUpChoices, pickedLines, picksOf } from './line-up-choices.ts';

const ama = aCaseLine({ group: 'contributor', role: 'conductor', shares: {} });
const kofi = aCaseLine({ key: 'new:1', group: 'contributor', name: 'Kofi Mensah', role: 'mixer', shares: {} });
const claimed = [{ ...ama, role: 'studio_producer' }, kofi];
const details = aCaseDetails({
  kind: 'performer_line_up',
  registered_lines: [ama],
  parties: aCaseDetails().parties.map((party) =>
    party.side === 'claimant' ? { ...party, claimed_lines: claimed } : party,
  ),
});
const choices = lineUpChoices(details);

test('offers each performer as registered, as claimed, or removed', () => {
  expect(choices.map(({ name, options }) => [name, options.map(({ label }) => label)])).toEqual([
    ['Ama Serwaa', ['As registered: Conductor', 'As Kofi Mensah claims: Studio producer', 'Not in the line-up']],
    ['Kofi Mensah', ['As Kofi Mensah claims: Mixer', 'Not in the line-up']],
  ]);
});

test.each([[[ama]], [claimed], [[]]])('returns an accepted version unchanged', (version) => {
  expect(pickedLines(choices, picksOf(choices, version))).toEqual(version);
});
