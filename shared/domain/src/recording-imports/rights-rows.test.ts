import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { countriesOf, reach, readTerritory, type TerritoryLine, territories } from '../territories/index.ts';
import { RIGHTS_HEADER, rightsRows } from './rights-rows.ts';
import { anyRecording } from './testing/any-recording.ts';

const [included, excluded] = [RIGHTS_HEADER.indexOf('TerritoryCode'), RIGHTS_HEADER.indexOf('ExcludedTerritoryCode')];

/** The exported codes of a right that applies in these territories. */
function exported(lines: readonly TerritoryLine[]) {
  const [recording] = fc.sample(
    anyRecording.filter(({ rights }) => rights.length > 0),
    { numRuns: 1, seed: 1 },
  );
  const [right] = recording?.rights ?? [];
  if (!recording || !right) throw new Error('A recording has rights.');
  const [row = []] = rightsRows({
    number: '1',
    draft: { ...recording, rights: [{ ...right, territories: [...lines] }] },
  });
  const codesAt = (index: number) => (row[index] ?? '').split(';').filter(Boolean);
  return { included: codesAt(included), excluded: codesAt(excluded) };
}

const line = (is_included: boolean, territory: string): TerritoryLine => ({ is_included, territory });

test('writes inclusions by groups instead of two hundred countries', () => {
  const { included: held, excluded: left } = exported([line(true, '2136'), line(false, '2120'), line(true, '0250')]);
  expect(held.length + left.length).toBeLessThan(15);
  expect(held).toEqual(expect.arrayContaining(['2100', '2101', '2106', '2130', 'FR']));
});

test('writes nearly all of the world by its exclusions', () => {
  const lines = [line(true, '2136'), line(false, '2110'), line(true, '0056')];
  expect(exported(lines)).toEqual({ included: ['Worldwide'], excluded: expect.arrayContaining(['LU', 'NL']) });
});

test('writes an unknown group by its code next to the inclusions', () => {
  const lines = [line(true, '2136'), line(false, '2120'), line(true, '0250'), line(true, '2199')];
  const { included: held, excluded: left } = exported(lines);
  expect(held).toEqual(expect.arrayContaining(['2100', 'FR', '2199']));
  expect(left).not.toContain('2120');
});

test('exports codes that reach the same countries', () => {
  const place = fc.constantFrom(...territories().map(({ code }) => code));
  const anyLine = fc.record({ is_included: fc.boolean(), territory: place });
  fc.assert(
    fc.property(fc.array(anyLine, { minLength: 1, maxLength: 5 }), (rest) => {
      const lines = [line(true, '2136'), ...rest];
      const codes = exported(lines);
      const countries = (texts: readonly string[]) => texts.flatMap((text) => countriesOf(readTerritory(text) ?? ''));
      const out = new Set(countries(codes.excluded));
      const held = countries(codes.included).filter((country) => !out.has(country));
      expect(new Set(held)).toEqual(reach(lines));
    }),
    { numRuns: 60 },
  );
});
