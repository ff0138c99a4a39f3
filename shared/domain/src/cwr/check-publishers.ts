import * as text from '../messages/cwr-rules.generated.ts';
import { oneOf } from '../messages/import-cells.generated.ts';
import { FULL_SHARE, RIGHTS, SHARE_TOLERANCE } from '../shares/index.ts';
import { advise, type CwrFault, type CwrFinding, recordFinding } from './finding.ts';
import { type CwrRecord, getValue } from './record-text.ts';
import { type CwrRule, TERRITORY_TYPES } from './records/index.ts';
import { chainOf, chainsOf, hasShare, type PartyRecords, totalOf, type WorkRecords } from './work-records.ts';

const OWNERS: readonly string[] = ['E', 'AQ'];
const FIRST: readonly string[] = ['E', 'PA'];

export function checkPublishers(work: WorkRecords): CwrFinding[] {
  const parties = [...work.publishers, ...work.writers];
  return [
    ...[...chainsOf(work).values()].flatMap(checkChain),
    ...work.publishers.flatMap(checkOwnership),
    ...parties.flatMap(({ owned }) => owned.flatMap(checkTerritory)),
    ...parties.flatMap(checkTerritoriesParty),
    ...work.writers.flatMap((writer) => checkPublished(work, writer)),
  ];
}

function typeOf({ record }: PartyRecords): string {
  return getValue(record, 'type') || 'E';
}

function owns({ record }: PartyRecords): boolean {
  return hasShare(record);
}

/** Record rule 2, field rule 32, transaction rules 16, 17, 25 and 26. */
function checkChain(chain: readonly PartyRecords[]): CwrFinding[] {
  const [first] = chain;
  if (!first) return [];
  const findings: CwrFinding[] = [];
  const find = ({ record }: PartyRecords, rule: CwrRule, fault: CwrFault) =>
    findings.push(recordFinding(record, rule, fault));
  const originals = chain.filter((each) => typeOf(each) === 'E');
  const acquirers = chain.filter((each) => typeOf(each) === 'AQ');
  const [, second] = originals;
  const [acquirer] = acquirers;
  const other = first.record.type === 'SPU' && chain.find(({ record }) => record.type === 'OPU');
  if (!FIRST.includes(typeOf(first))) {
    const expected = oneOf({ list: FIRST.join(', ') });
    find(first, 'TR R2', { found: typeOf(first), expected, correction: text.startChain() });
  }
  if (second)
    find(second, 'TR T17', { found: text.twoOriginals({ chain: chainOf(first) }), correction: text.secondOriginal() });
  if (other) find(other, 'TR T16', { found: 'OPU', expected: 'SPU', correction: text.controlledChain() });
  if (acquirer && originals.some(owns))
    find(acquirer, 'TR T26', { found: text.sharesOfBoth(), correction: text.acquiredShares() });
  if (first.record.type === 'SPU' && typeOf(first) === 'E' && ![...originals, ...acquirers].some(owns))
    find(first, 'TR T25', { found: '0', expected: text.aboveZero(), correction: text.chainWithoutShare() });
  return findings;
}

/** Record rules 3 and 8, field rule 19: which publisher types may or must own a share. */
function checkOwnership(publisher: PartyRecords): CwrFinding[] {
  const type = typeOf(publisher);
  if (type === 'AQ' && !owns(publisher)) {
    const fault = { found: '0', expected: text.aboveZero(), correction: text.acquirerWithoutShare() };
    return [recordFinding(publisher.record, 'TR R8', fault)];
  }
  if (OWNERS.includes(type) || !owns(publisher)) return [];
  const fault = { found: text.withShare({ type }), expected: text.zeroShares(), correction: text.ownsWithoutRight() };
  return [recordFinding(publisher.record, 'TR R3', fault)];
}

function checkTerritory(record: CwrRecord): CwrFinding[] {
  const isExcluded = getValue(record, 'included') === 'E';
  // Where it is included something is collected, where it is excluded nothing is.
  if (!TERRITORY_TYPES.includes(record.type) || isExcluded !== hasShare(record)) return [];
  if (isExcluded) {
    const found = text.withShare({ type: 'E' });
    const fault = { found, expected: text.zeroShares(), correction: text.collectedWhereExcluded() };
    return [recordFinding(record, 'TR R3', fault)];
  }
  // The specification's text allows 0 for a link in a chain of agreements, its rule 1 doesn't: hence only a warning.
  const fault = { found: '0', expected: text.aboveZero(), correction: text.nothingCollected() };
  return [advise(recordFinding(record, 'TR R1', fault))];
}

function checkTerritoriesParty({ record, owned }: PartyRecords): CwrFinding[] {
  const ip = getValue(record, 'ip');
  return owned
    .filter((each) => TERRITORY_TYPES.includes(each.type) && getValue(each, 'ip') !== ip && getValue(each, 'ip') !== '')
    .map((each) => {
      const correction = text.partyOfTerritory({ record: each.type });
      return recordFinding(each, 'TR F2', { found: getValue(each, 'ip'), expected: ip || text.none(), correction });
    });
}

function checkPublished(work: WorkRecords, { record, owned }: PartyRecords): CwrFinding[] {
  const links = owned.filter(({ type }) => type === 'PWR');
  const isUnpublished = RIGHTS.every((right) => {
    const held = totalOf(work.writers, right);
    return held === 0 || held >= FULL_SHARE - SHARE_TOLERANCE;
  });
  if (record.type === 'SWR' && links.length === 0 && !isUnpublished) {
    return [recordFinding(record, 'TR R2', { expected: text.aPwr(), correction: text.publisherOfWriter() })];
  }
  return links.flatMap((link) => checkLink(work, record, link));
}

function checkLink({ publishers }: WorkRecords, writer: CwrRecord, link: CwrRecord): CwrFinding[] {
  const ip = getValue(link, 'publisher_ip');
  const writerIp = getValue(link, 'writer_ip');
  const findings: CwrFinding[] = [];
  if (writerIp !== '' && writerIp !== getValue(writer, 'ip')) {
    const correction = text.writerOfPwr();
    findings.push(recordFinding(link, 'TR F11', { found: writerIp, expected: getValue(writer, 'ip'), correction }));
  }
  if (ip !== '' && !publishers.some(({ record }) => getValue(record, 'ip') === ip)) {
    const expected = text.numberOfPublisher();
    findings.push(recordFinding(link, 'TR F12', { found: ip, expected, correction: text.publisherOfPwr() }));
  }
  return findings;
}
