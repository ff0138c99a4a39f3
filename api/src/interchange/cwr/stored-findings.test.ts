// cspell:ignore ligne
import { CwrFileReader } from '@counterpoint/domain/cwr';
import { inLanguage } from '@counterpoint/messages/node';
import { expect, test } from '@jest/globals';
import { readReport, storableFindings } from './stored-findings.ts';

function faultsOfAnEmptyFile() {
  const reader = new CwrFileReader();
  reader.read('HDRSO000000052PRS');
  reader.end();
  return reader.faults.filter(({ id }) => id === 'CWR-TRL-E5');
}

const COUNTS = { answered: 0, matched: 0, stored_iswcs: 0, iswcs: 0, refused: 0, warned: 2, statuses: [], unknown: [] };

test('words stored findings for each reader, and those of earlier releases as they are', async () => {
  const earlier = {
    line: 3,
    number: 'BS-1',
    column: 'ACK',
    rule: 'CWR-ACK-F8',
    found: 'ZZ',
    expected: null,
    correction: 'Ask the society.',
  };
  const warnings = [...(await storableFindings('', faultsOfAnEmptyFile)), earlier];
  const stored = JSON.parse(JSON.stringify({ ...COUNTS, refusals: [], warnings }));
  const read = (language: 'en' | 'fr') => inLanguage(language, () => readReport(stored).warnings);
  expect(read('en')).toEqual([
    expect.objectContaining({ rule: 'CWR-TRL-E5', expected: 'a TRL record at the end' }),
    earlier,
  ]);
  expect(read('fr')).toEqual([
    expect.objectContaining({ rule: 'CWR-TRL-E5', expected: 'une ligne TRL à la fin' }),
    earlier,
  ]);
});
