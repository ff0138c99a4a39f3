import { aCaseDetails, aCaseLine } from '@counterpoint/testing';
import { expect, test } from '@jest/globals';
import { lineUpChoices, mayChangeIn, pickedLines, picksOf } from './line-up-choices.ts';

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

test('keeps the lines of a party that left', () => {
  const [claimant, me] = aCaseDetails().parties;
  const left = claimant && {
    ...claimant,
    party_id: '01900000-0000-7000-8000-000000000203',
    left_at: '2026-11-01T09:00:00.000Z',
  };
  const parties = [claimant, me, left].filter((party) => party !== undefined);
  const { registered_lines } = aCaseDetails();
  expect(registered_lines.map(mayChangeIn({ parties, registered_lines }))).toEqual([true, false, true]);
});
