import { describe, expect, test } from '@jest/globals';
import { covers, interestsInRecording, submitterStanding } from './index.ts';

const WORLD = '2136';
const AFRICA = '2100';
const GHANA = '0288';

const inPlaces = (...codes: string[]) => codes.map((territory) => ({ is_included: true, territory }));
const mandate = (territory: string, party_id = 'esi') => ({ party_id, territory });

describe('a mandate covers a party’s shares', () => {
  test.each([
    { which: 'everywhere, for the world', territory: WORLD, isCovered: true },
    { which: 'everywhere, for one country', territory: GHANA, isCovered: false },
    { which: 'in a country, for that country', territory: GHANA, of: GHANA, isCovered: true },
    { which: 'in a country, for its continent', territory: AFRICA, of: GHANA, isCovered: true },
    { which: 'in a continent, for one of its countries', territory: GHANA, of: AFRICA, isCovered: false },
  ])('$which', ({ territory, of, isCovered }) => {
    expect(covers(mandate(territory), [{ party_id: 'esi', ...(of && { territories: inPlaces(of) }) }])).toBe(isCovered);
  });

  test('if all of them are within its territory, and only if there are any', () => {
    const both = [
      { party_id: 'ESI', territories: inPlaces(GHANA) },
      { party_id: 'esi', territories: inPlaces(WORLD) },
    ];
    expect(covers(mandate(GHANA), both)).toBe(false);
    expect(covers(mandate(GHANA), both.slice(0, 1))).toBe(true);
    for (const territory of [WORLD, GHANA])
      expect(covers(mandate(territory), [{ party_id: 'kofi' }, { party_id: null }])).toBe(false);
  });
});

test('a submitter needs no mandate for an entry in which they have a part', () => {
  const interests = [{ party_id: 'OSU' }, { party_id: 'ESI' }];
  const mandates = [mandate(WORLD)];
  expect(submitterStanding({ partyId: 'osu', interests, mandates })).toBe('own');
  expect(submitterStanding({ partyId: 'ama', interests, mandates })).toEqual({ mandate: mandates[0] });
  expect(submitterStanding({ partyId: 'ama', interests, mandates: [mandate(GHANA)] })).toBeNull();
});

test('a rights holder’s part in the line-up doesn’t widen the territory of their rights', () => {
  const recording = {
    contributors: [{ party_id: 'esi' }, { party_id: 'kofi' }],
    rights: [{ party_id: 'esi', territories: inPlaces(GHANA) }],
  };
  expect(interestsInRecording(recording)).toEqual([...recording.rights, { party_id: 'kofi' }]);
});
