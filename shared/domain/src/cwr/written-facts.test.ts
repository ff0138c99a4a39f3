// cspell:ignore olak tten
import { describe, expect, test } from '@jest/globals';
import { importedDraft } from '../imports/index.ts';
import { outgoingWork } from './outgoing-work.ts';
import { type CwrRecord, getValue, writeRecord } from './record-text.ts';
import { aPublisher, aWriter, portalWork } from './testing/portal-work.ts';
import { readLines } from './testing/read-lines.ts';
import { FILE_22 } from './testing/sample-files.ts';

const PARTIES = { writers: [aWriter('W1')], publishers: [aPublisher('P1')] };

test('writes national titles and other numbers in capitals', () => {
  const work = portalWork({
    ...PARTIES,
    facts: {
      alternative_titles: [{ title: 'Ɔdɔ yɛ wu', type: 'OL', language: 'ak' }],
      other_ids: [{ organisation: 'mlc', value: 'ab-é12', type: 'W', validity: 'Y' }],
    },
  });
  const { records, losses } = outgoingWork({ work, type: 'NWR', version: '2.2', residue: null });
  const written = records
    .filter(({ type }) => type === 'ALT' || type === 'XRF')
    .map((record) => writeRecord(record, '2.2').slice(19));
  expect(written).toEqual([`${'ƆDƆ YƐ WU'.padEnd(60)}OLAK`, `MLC${'AB-E12'.padEnd(14)}WY`]);
  expect(losses).toMatchObject([{ place: 'XRF Identifier', held: 'ab-é12', written: 'AB-E12' }]);
});

describe('the count of components', () => {
  const countIn = (records: readonly CwrRecord[]) => records.map((record) => getValue(record, 'component_count'))[0];
  const medley = FILE_22.filter((line) => !/^(COM|NCT)/.test(line)).map((line) => line.replace('CLY002', 'CLY003'));

  test('is at least two in a composite work', () => {
    const counts = ([null, 'MED'] as const).map((composite_type) => {
      const work = portalWork({ ...PARTIES, facts: { composite_type } });
      return countIn(outgoingWork({ work, type: 'NWR', version: '2.1', residue: null }).records);
    });
    expect(counts).toEqual(['', '2']);
  });

  test.each(['2.1', '2.2', '3.0'] as const)(
    'of a file stays in version %s as long as the work is composite',
    (version) => {
      const [imported] = readLines(medley).works;
      if (!imported) throw new Error('The sample has works.');
      const { parsed, residue } = imported;
      const sent = (composite_type: typeof parsed.draft.composite_type) => {
        const work = { ...parsed, draft: { ...parsed.draft, composite_type } };
        return countIn(outgoingWork({ work, type: 'NWR', version, residue }).records);
      };
      expect([parsed.draft.components, sent('MED'), sent(null)]).toEqual([[], '3', '']);
    },
  );
});

test('sends a national title without a language, and a future date, as they were imported', () => {
  const file = FILE_22.map((line) =>
    line.replace(/^(ALT.{76})TTEN/, '$1OL').replace(/^(NWR.{103})20250102/, '$120991231'),
  );
  const [imported] = readLines(file).works;
  if (!imported) throw new Error('The sample has works.');
  const work = { ...imported.parsed, draft: importedDraft.parse(imported.draft) };
  const { records } = outgoingWork({ work, type: 'NWR', version: '2.2', residue: imported.residue });
  const titles = records.filter(({ type }) => type === 'ALT').map((record) => getValue(record, 'type'));
  expect([titles, records.map((record) => getValue(record, 'copyright_date'))[0]]).toEqual([['AT', 'AT'], '']);
});
