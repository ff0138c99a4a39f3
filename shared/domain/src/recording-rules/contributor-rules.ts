import * as text from '../messages/recording-rules.generated.ts';
import { atLines, type Rule, unless } from '../rules/rule.ts';
import { FEATURED_CATEGORIES } from '../schemas/recordings/recording-choices.ts';
import { formatShare, isFullTotal } from '../shares/index.ts';
import type { RuledRecording } from './ruled-recording.ts';

type RecordingRule = Rule<RuledRecording>;

export const CONTRIBUTOR_RULES: readonly RecordingRule[] = [
  {
    id: 'R-CON-01',
    severity: 'warn',
    summary: 'A recording has contributors.',
    check: ({ contributors }) => unless(contributors.length > 0, 'contributors', text.noContributors),
  },
  /** Instruments and roles determine the payment. */
  {
    id: 'R-CON-02',
    severity: 'block',
    summary: 'Each contributor has an instrument or a role.',
    check: atLines('contributors', 'roles', ({ roles }) => (roles.length === 0 ? text.chooseContributorRole() : null)),
  },
  /** Featured shares are either all divided or all left open. */
  {
    id: 'R-CON-03',
    severity: 'block',
    summary: 'Shares of featured performers total 100.00%, or none has a share.',
    check({ contributors }) {
      const given = contributors.flatMap(({ share }) => share ?? []);
      const total = given.reduce((sum, share) => sum + share, 0);
      if (given.length === 0 || isFullTotal(total)) return [];
      return [{ path: 'contributors', message: text.featuredTotal({ total: formatShare(total) }) }];
    },
  },
  {
    id: 'R-CON-04',
    severity: 'block',
    summary: 'Only featured performers have a featured share.',
    check: atLines('contributors', 'share', ({ category, share }) =>
      share !== null && !FEATURED_CATEGORIES.includes(category) ? text.shareOfUnfeatured() : null,
    ),
  },
  {
    id: 'R-CON-05',
    severity: 'warn',
    summary: 'Each contributor is listed once in each category.',
    check: atLines('contributors', 'party_id', ({ party_id, category }, index, { contributors }) =>
      party_id !== null &&
      contributors.findIndex((other) => other.party_id === party_id && other.category === category) < index
        ? text.repeatedContributor()
        : null,
    ),
  },
];
