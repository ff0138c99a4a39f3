import * as text from '../messages/cwr-rules.generated.ts';
import { oneOf } from '../messages/import-cells.generated.ts';
import { FULL_SHARE, RIGHTS, SHARE_TOLERANCE } from '../shares/index.ts';
import { type CwrFinding, recordFinding } from './finding.ts';
import { type CwrRecord, getValue } from './record-text.ts';
import { TERRITORY_TYPES } from './records/index.ts';
import { chainOf, chainsOf, hasShare, type PartyRecords, totalOf, type WorkRecords } from './work-records.ts';

const OWNERS: readonly string[] = ['E', 'AQ'];
const FIRST: readonly string[] = ['E', 'PA'];

export function checkPublishers(work: WorkRecords): CwrFinding[] {
  const chains = [...chainsOf(work).values()];
  return [
    ...chains.flatMap(checkChain),
    ...work.publishers.flatMap(checkOwnership),
    ...[...work.publishers, ...work.writers].flatMap(({ owned }) => owned.flatMap(checkTerritory)),
    ...work.publishers.flatMap(checkTerritoriesParty),
    ...work.writers.flatMap(checkTerritoriesParty),
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
  const originals = chain.filter((each) => typeOf(each) === 'E');
  const acquirers = chain.filter((each) => typeOf(each) === 'AQ');
  const [, second] = originals;
  if (!FIRST.includes(typeOf(first))) {
    const expected = oneOf({ list: FIRST.join(', ') });
    findings.push(
      recordFinding(first.record, 'TR R2', { found: typeOf(first), expected, correction: text.startChain() }),
    );
  }
  if (second) {
    const found = text.twoOriginals({ chain: chainOf(first) });
    findings.push(recordFinding(second.record, 'TR T17', { found, correction: text.secondOriginal() }));
  }
  const [other] = chain.filter(({ record }) => record.type === 'OPU');
  if (first.record.type === 'SPU' && other) {
    findings.push(
      recordFinding(other.record, 'TR T16', { found: 'OPU', expected: 'SPU', correction: text.controlledChain() }),
    );
  }
  const [acquirer] = acquirers;
  if (acquirer && originals.some(owns)) {
    findings.push(
      recordFinding(acquirer.record, 'TR T26', { found: text.sharesOfBoth(), correction: text.acquiredShares() }),
    );
  }
  if (first.record.type === 'SPU' && typeOf(first) === 'E' && ![...originals, ...acquirers].some(owns)) {
    const expected = text.aboveZero();
    findings.push(
      recordFinding(first.record, 'TR T25', { found: '0', expected, correction: text.chainWithoutShare() }),
    );
  }
  return findings;
}

/** Record rules 3 and 8, field rule 19: which publisher types may or must own a share. */
function checkOwnership(publisher: PartyRecords): CwrFinding[] {
  const type = typeOf(publisher);
  if (type === 'AQ' && !owns(publisher)) {
    const expected = text.aboveZero();
    return [
      recordFinding(publisher.record, 'TR R8', { found: '0', expected, correction: text.acquirerWithoutShare() }),
    ];
  }
  if (OWNERS.includes(type) || !owns(publisher)) return [];
  const fault = { found: text.withShare({ type }), expected: text.zeroShares(), correction: text.ownsWithoutRight() };
  return [recordFinding(publisher.record, 'TR R3', fault)];
}

function checkTerritory(record: CwrRecord): CwrFinding[] {
  if (!TERRITORY_TYPES.includes(record.type)) return [];
  const collects = hasShare(record);
  const isExcluded = getValue(record, 'included') === 'E';
  if (isExcluded && collects) {
    const found = text.withShare({ type: 'E' });
    return [
      recordFinding(record, 'TR R3', { found, expected: text.zeroShares(), correction: text.collectedWhereExcluded() }),
    ];
  }
  if (isExcluded || collects) return [];
  // The specification's text allows 0 for a link in a chain of agreements, its rule 1 doesn't: hence only a warning.
  const fault = { found: '0', expected: text.aboveZero(), correction: text.nothingCollected() };
  return [{ ...recordFinding(record, 'TR R1', fault), severity: 'warn' }];
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
