import { atLines, type Rule, unless } from '../rules/rule.ts';
import { FEATURED_CATEGORIES } from '../schemas/recordings/recording-words.ts';
import { FULL_SHARE, formatShare, isFullTotal } from '../shares/index.ts';
import type { RuledRecording } from './ruled-recording.ts';

type RecordingRule = Rule<RuledRecording>;

/** Performers are paid only if they are known. */
export const namesContributors: RecordingRule = {
  id: 'R-CON-01',
  severity: 'warn',
  cwr: null,
  title: 'A recording names who is heard on it.',
  check: ({ contributors }) =>
    unless(
      contributors.length > 0,
      'contributors',
      'Nobody is named who is heard on it. Performers who are not named are not paid.',
    ),
};

/** What somebody plays decides what they are paid. */
export const saysWhatEachDoes: RecordingRule = {
  id: 'R-CON-02',
  severity: 'block',
  cwr: null,
  title: 'Each contributor has an instrument or a role.',
  check: ({ contributors }) =>
    atLines({ list: 'contributors', lines: contributors, field: 'roles' }, ({ roles }) =>
      roles.length === 0 ? 'Choose what this contributor plays or does.' : null,
    ),
};

/** Featured shares are divided among those named as artists, wholly or not at all (domain.md 5.8). */
export const dividesFeaturedShares: RecordingRule = {
  id: 'R-CON-03',
  severity: 'block',
  cwr: null,
  title: 'Shares of featured performers total 100.00%, or none is given.',
  check({ contributors }) {
    const given = contributors.flatMap(({ share }) => share ?? []);
    const total = given.reduce((sum, share) => sum + share, 0);
    if (given.length === 0 || isFullTotal(total)) return [];
    const message = `Shares of featured performers total ${formatShare(total)}; they must total ${formatShare(FULL_SHARE)}.`;
    return [{ path: 'contributors', message }];
  },
};

/** A share of what featured performers have together is no use to somebody who is none. */
export const keepsSharesToFeatured: RecordingRule = {
  id: 'R-CON-04',
  severity: 'block',
  cwr: null,
  title: 'Only featured performers have a share among them.',
  check: ({ contributors }) =>
    atLines({ list: 'contributors', lines: contributors, field: 'share' }, ({ category, share }) =>
      share !== null && !FEATURED_CATEGORIES.includes(category)
        ? 'Remove this share, or say that they are featured.'
        : null,
    ),
};

export const namesEachContributorOnce: RecordingRule = {
  id: 'R-CON-05',
  severity: 'warn',
  cwr: null,
  title: 'Each contributor stands once in each category.',
  check: ({ contributors }) =>
    atLines({ list: 'contributors', lines: contributors, field: 'party_id' }, ({ party_id, category }, index) =>
      party_id !== null &&
      contributors.findIndex((other) => other.party_id === party_id && other.category === category) < index
        ? 'This contributor stands above already. Add what else they play there.'
        : null,
    ),
};
