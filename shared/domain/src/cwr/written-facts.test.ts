// cspell:ignore olak tten
import { expect, test } from '@jest/globals';
import { outgoingWork } from './outgoing-work.ts';
import { writeRecord } from './record-text.ts';
import { aPublisher, aWriter, portalWork } from './testing/portal-work.ts';

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
    .map((record) => writeRecord(record, { version: '2.2', numbers: null }).slice(19));
  expect(written).toEqual([`${'ƆDƆ YƐ WU'.padEnd(60)}OLAK`, `MLC${'AB-E12'.padEnd(14)}WY`]);
  expect(losses).toMatchObject([{ place: 'XRF Identifier', held: 'ab-é12', written: 'AB-E12' }]);
});
