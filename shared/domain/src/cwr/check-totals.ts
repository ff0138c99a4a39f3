import * as text from '../messages/cwr-rules.generated.ts';
import { FULL_SHARE, formatShare, RIGHTS, type Right, SHARE_TOLERANCE } from '../shares/index.ts';
import { type CwrFinding, recordFinding } from './finding.ts';
import { getValue } from './record-text.ts';
import type { CwrRule } from './records/index.ts';
import { isCollected, isPublicDomain, type PartyRecords, shareIn, totalOf, type WorkRecords } from './work-records.ts';

const HALF = FULL_SHARE / 2;

/** Transaction rules 4, 9, 11, 14, 24 and 44: totals of each right. */
export function checkTotals(work: WorkRecords): CwrFinding[] {
  return [...RIGHTS.flatMap((right) => checkRight(work, right)), ...checkCollections(work)];
}

function checkRight(work: WorkRecords, right: Right): CwrFinding[] {
  const publishers = totalOf(work.publishers, right);
  const writers = totalOf(work.writers, right);
  const name = right.toUpperCase();
  const findings: CwrFinding[] = [];
  const find = (rule: CwrRule, found: number, [expected, correction]: readonly [string, string]) =>
    findings.push(recordFinding(work.header, rule, { found: formatShare(found), expected, correction }));
  const mostOfPublishers = right === 'pr' ? HALF : FULL_SHARE;
  if (publishers > mostOfPublishers + SHARE_TOLERANCE)
    find('TR T4', publishers, [
      text.atMost({ share: formatShare(mostOfPublishers) }),
      text.publishersTotal({ share: formatShare(mostOfPublishers), right: name }),
    ]);
  if (writers > FULL_SHARE + SHARE_TOLERANCE || (right === 'pr' && writers !== 0 && writers < HALF - SHARE_TOLERANCE))
    find('TR T9', writers, [
      right === 'pr' ? text.noneOrHalf({ share: formatShare(HALF) }) : text.atMost({ share: formatShare(FULL_SHARE) }),
      text.writersTotal(),
    ]);
  const all = publishers + writers;
  if (all !== 0 && Math.abs(all - FULL_SHARE) > SHARE_TOLERANCE)
    find('TR T11', all, [
      text.noneOrAll({ share: formatShare(FULL_SHARE) }),
      text.allTotal({ share: formatShare(FULL_SHARE), right: name }),
    ]);
  if (right === 'pr' && all !== 0 && work.writers.length > 0 && work.writers.every(isPublicDomain))
    find('TR T24', all, ['0', text.publicDomain()]);
  return findings;
}

function collectedIn({ publishers, writers }: WorkRecords, right: Right): number {
  const ofParty = (sum: number, { owned }: PartyRecords) =>
    owned.reduce(
      (all, record) => all + (isCollected(record) ? Math.max(shareIn(record, `${right}_share`), 0) : 0),
      sum,
    );
  return writers.reduce(ofParty, publishers.reduce(ofParty, 0));
}

/** At most 100% is collected per right and territory. Territory groups are compared by code, not expanded. */
function checkCollections(work: WorkRecords): CwrFinding[] {
  if (RIGHTS.every((right) => collectedIn(work, right) <= FULL_SHARE + SHARE_TOLERANCE)) return [];
  const collected = new Map<string, number>();
  for (const { owned } of [...work.publishers, ...work.writers])
    for (const record of owned) {
      if (!isCollected(record)) continue;
      for (const right of RIGHTS) {
        const place = `${right.toUpperCase()} ${getValue(record, 'territory')}`;
        collected.set(place, (collected.get(place) ?? 0) + shareIn(record, `${right}_share`));
      }
    }
  return [...collected].flatMap(([place, share]) => {
    if (share <= FULL_SHARE + SHARE_TOLERANCE) return [];
    const [right = '', territory = ''] = place.split(' ');
    return recordFinding(work.header, 'TR T14', {
      found: text.collectedIn({ share: formatShare(share), right, territory }),
      expected: text.atMost({ share: formatShare(FULL_SHARE) }),
      correction: text.collectedTotal(),
    });
  });
}
