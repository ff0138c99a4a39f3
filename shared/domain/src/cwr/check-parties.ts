import * as text from '../messages/cwr-rules.generated.ts';
import { correct, fillIn, leaveBlank } from '../messages/cwr-values.generated.ts';
import { RIGHTS, SHARE_TOLERANCE } from '../shares/index.ts';
import { advise, type CwrFinding, fieldFinding, recordFinding } from './finding.ts';
import { type CwrRecord, getValue } from './record-text.ts';
import { type CwrRule, hasField, TERRITORY_TYPES } from './records/index.ts';
import {
  CREATORS,
  chainOf,
  chainsOf,
  hasShare,
  isCollected,
  isControlled,
  isLinkIn21,
  type PartyRecords,
  shareIn,
  totalOf,
  type WorkRecords,
} from './work-records.ts';

/** Societies reject works for these faults; we can read them all the same. */
export function checkParties(work: WorkRecords): CwrFinding[] {
  const parties = [...work.publishers, ...work.writers];
  return [
    ...checkChainNumbers(work),
    ...parties.flatMap(checkKnown),
    ...checkNumbers(parties),
    ...parties.flatMap(checkPositions),
    ...parties.flatMap(checkOwner),
    ...parties.flatMap(checkOtherNames),
    ...[...chainsOf(work).values()].flatMap((chain) => [...checkAcquirers(chain), ...checkCollections(chain)]),
    ...checkUncollected(work),
    ...(work.version === '2.1' ? checkLinks21(work) : checkSince22(work)),
    ...checkModifierShares(work),
  ].map(advise);
}

const isWriter = (type: string) => type === 'SWR' || type === 'OWR';
const collectionsOf = ({ owned }: PartyRecords) => owned.filter(({ type }) => ['SPT', 'SWT'].includes(type));

/** Chains are numbered from 1 in their order. */
function checkChainNumbers({ publishers }: WorkRecords): CwrFinding[] {
  let last = 0;
  return publishers.flatMap((publisher) => {
    const chain = chainOf(publisher);
    if (chain === last) return [];
    const isNext = chain === last + 1;
    last = chain;
    return isNext ? [] : [fieldFinding(publisher.record, 'TR F1', { name: 'chain', correction: correct })];
  });
}

function checkKnown(party: PartyRecords): CwrFinding[] {
  const { record } = party;
  const unknown = getValue(record, 'unknown');
  const named = getValue(record, 'name') !== '';
  const blank = { name: 'unknown', correction: leaveBlank };
  if (isControlled(party))
    return unknown === '' ? [] : [fieldFinding(record, isWriter(record.type) ? 'TR F4' : 'TR F7', blank)];
  if (unknown === 'Y') return named ? [fieldFinding(record, isWriter(record.type) ? 'FR F6' : 'FR F9', blank)] : [];
  const rule = isWriter(record.type) ? 'TR F3' : 'TR F4';
  return named ? [] : [fieldFinding(record, rule, { name: 'name', correction: fillIn })];
}

/** A number identifies one party. */
function checkNumbers(parties: readonly PartyRecords[]): CwrFinding[] {
  const names = new Map<string, string>();
  return parties.filter(isControlled).flatMap(({ record }) => {
    const ip = getValue(record, 'ip');
    const name = `${getValue(record, 'name')}, ${getValue(record, 'first_name')}`;
    const first = names.get(ip) ?? name;
    names.set(ip, first);
    if (ip === '' || first === name) return [];
    return [
      fieldFinding(record, isWriter(record.type) ? 'TR F2' : 'TR F3', { name: 'ip', correction: text.sharedNumber }),
    ];
  });
}

/** The territories of a party are numbered from 1. */
function checkPositions({ record, owned }: PartyRecords): CwrFinding[] {
  const [missing, wrong]: [CwrRule, CwrRule] = isWriter(record.type) ? ['RR F9', 'RR F10'] : ['RR F12', 'RR F13'];
  const territories = owned.filter(({ type }) => TERRITORY_TYPES.includes(type));
  return territories.flatMap((each, index) => {
    const position = getValue(each, 'position');
    if (Number(position) === index + 1) return [];
    return position === ''
      ? [fieldFinding(each, missing, { name: 'position', correction: fillIn })]
      : [fieldFinding(each, wrong, { name: 'position', correction: correct })];
  });
}

const OWNED_BY: Readonly<Record<string, readonly [owner: string, rule: CwrRule]>> = {
  SPT: ['SPU', 'TR F1'],
  SWT: ['SWR', 'TR F1'],
  OWT: ['OWR', 'TR F12'],
};

function checkOwner({ record, owned }: PartyRecords): CwrFinding[] {
  return owned.flatMap((each) => {
    const [owner, rule] = OWNED_BY[each.type] ?? [];
    if (!owner || !rule || owner === record.type) return [];
    const correction = text.misplaced({ record: each.type });
    return recordFinding(each, rule, { found: record.type, expected: owner, correction });
  });
}

/** A name in another script refers to the party that it follows. */
function checkOtherNames({ record, owned }: PartyRecords): CwrFinding[] {
  const names = owned.filter(({ type }) => type === 'NPN' || type === 'NWN');
  return names.flatMap((each) => {
    const rule = each.type === 'NPN' ? 'RR F2' : 'RR F1';
    const isSame = getValue(each, 'ip') === getValue(record, 'ip');
    return isSame ? [] : [fieldFinding(each, rule, { name: 'ip', correction: correct })];
  });
}

function checkAcquirers(chain: readonly PartyRecords[]): CwrFinding[] {
  return chain.flatMap(({ record }, index) => {
    if (getValue(record, 'type') !== 'AQ' || record.type !== 'SPU') return [];
    const hasOriginal = chain.slice(0, index).some((each) => (getValue(each.record, 'type') || 'E') === 'E');
    return hasOriginal ? [] : [fieldFinding(record, 'TR F32', { name: 'type', correction: text.acquirerFirst })];
  });
}

/**
 * Within a chain, one publisher collects a right in a territory (record rule 5), and what is collected is what the
 * original publisher and acquirer own (transaction rule 27). Territories are compared by code.
 */
function checkCollections(chain: readonly PartyRecords[]): CwrFinding[] {
  const lines = chain.filter(isControlled).flatMap((party) =>
    collectionsOf(party)
      .filter(isCollected)
      .map((record) => ({ record, owner: party.record })),
  );
  const collected = Map.groupBy(lines, ({ record }) => getValue(record, 'territory'));
  const isEqual = !isChanged(chain);
  const owned = totalOf(chain, 'pr');
  return [...collected].flatMap(([territory, lines]) => {
    const findings: CwrFinding[] = [];
    const twice = lines.find(
      ({ record, owner }) =>
        owner !== lines[0]?.owner &&
        RIGHTS.some((right) => lines.some((line) => line.owner !== owner && sharesRight(line.record, record, right))),
    );
    if (twice)
      findings.push(fieldFinding(twice.record, 'TR R5', { name: 'territory', correction: text.sharedTerritory }));
    const total = totalOf(lines, 'pr');
    const [first] = lines;
    if (isEqual && first && Math.abs(total - owned) > SHARE_TOLERANCE) {
      const correction = () => text.collectedNotOwned({ territory });
      findings.push(fieldFinding(first.record, 'TR T27', { name: 'pr_share', correction }));
    }
    return findings;
  });
}

function sharesRight(one: CwrRecord, other: CwrRecord, right: string): boolean {
  return shareIn(one, `${right}_share`) > 0 && shareIn(other, `${right}_share`) > 0;
}

function isChanged(chain: readonly PartyRecords[]): boolean {
  return chain.some(
    (party) =>
      getValue(party.record, 'type') === 'PA' ||
      collectionsOf(party).some((record) => getValue(record, 'shares_change') === 'Y'),
  );
}

/** Transaction rules 7 and 20: who owns a share collects it somewhere. */
function checkUncollected(work: WorkRecords): CwrFinding[] {
  const chains = [...chainsOf(work).values()].filter((chain) => chain.some(({ record }) => record.type === 'SPU'));
  const publishers = chains.flatMap((chain) => {
    const owner = chain.find(({ record }) => record.type === 'SPU' && hasShare(record));
    return owner && chain.every((party) => collectionsOf(party).length === 0) ? [uncollected(owner, 'TR T7')] : [];
  });
  const writers = work.writers
    .filter((party) => party.record.type === 'SWR' && hasShare(party.record) && collectionsOf(party).length === 0)
    .map((party) => uncollected(party, 'TR T20'));
  return [...publishers, ...writers];
}

function uncollected({ record }: PartyRecords, rule: CwrRule): CwrFinding {
  const type = isWriter(record.type) ? 'SWT' : 'SPT';
  return recordFinding(record, rule, { expected: type, correction: text.uncollected({ record: type }) });
}

/** Record rule 1 and field rule 1 of PWR in version 2.1, which has no links of other parties. */
function checkLinks21(work: WorkRecords): CwrFinding[] {
  return work.writers.flatMap(({ record, owned }) =>
    owned
      .filter((each) => each.type === 'PWR' && !isLinkIn21(work, record, each))
      .map((link) => {
        if (record.type === 'SWR')
          return fieldFinding(link, 'TR F1', { name: 'publisher_ip', correction: text.linkedPublisher });
        return recordFinding(link, 'RR R1', { found: record.type, expected: 'SWR', correction: text.linkOfOthers() });
      }),
  );
}

function checkSince22(work: WorkRecords): CwrFinding[] {
  const withoutIpi = work.publishers.filter(
    (party) => party.record.type === 'SPU' && collectionsOf(party).length > 0 && getValue(party.record, 'ipi') === '',
  );
  return [
    ...withoutIpi.map(({ record }) => fieldFinding(record, 'TR F40', { name: 'ipi', correction: fillIn })),
    ...work.writers.flatMap((writer) =>
      writer.owned.filter(({ type }) => type === 'PWR').flatMap((link) => checkLink(work, writer, link)),
    ),
  ];
}

const MUST_BE_LINKED = [
  ['writer_ip', 'TR F8'],
  ['publisher_ip', 'TR F9'],
  ['publisher_name', 'TR F10'],
] as const;

function checkLink({ publishers, version }: WorkRecords, writer: PartyRecords, link: CwrRecord): CwrFinding[] {
  const missing = MUST_BE_LINKED.filter(
    ([name]) => isControlled(writer) && hasField('PWR', name, version) && getValue(link, name) === '',
  );
  const findings = missing.map(([name, rule]) => fieldFinding(link, rule, { name, correction: fillIn }));
  const chain = Number(getValue(link, 'chain'));
  const original = publishers.find((party) => chainOf(party) === chain);
  if (!original && chain > 0) findings.push(fieldFinding(link, 'TR F7', { name: 'chain', correction: correct }));
  const name = getValue(link, 'publisher_name');
  if (original && name !== '' && name !== getValue(original.record, 'name'))
    findings.push(fieldFinding(link, 'FR F13', { name: 'publisher_name', correction: correct }));
  return findings;
}

/** Field rule 20 of SWR: where creators of the original get nothing, those who changed the work get something. */
function checkModifierShares({ header, writers }: WorkRecords): CwrFinding[] {
  const isCreator = ({ record }: PartyRecords) => CREATORS.includes(getValue(record, 'role') || 'CA');
  const unpaid = writers.find((party) => isCreator(party) && !hasShare(party.record));
  if (getValue(header, 'version_type') !== 'MOD' || !unpaid) return [];
  const isPaid = writers.some((party) => !isCreator(party) && hasShare(party.record));
  return isPaid ? [] : [fieldFinding(unpaid.record, 'TR F20', { name: 'role', correction: text.unpaidModifiers })];
}
