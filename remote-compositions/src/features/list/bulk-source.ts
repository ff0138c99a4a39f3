import type { CatalogueBulkSource } from '@counterpoint/catalogue/lists';
import { contestedShares } from '@counterpoint/domain/cases';
import { COMMON_WORK_FIELDS } from '@counterpoint/domain/fields';
import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import { formatShare, RIGHT_LABELS, type Right } from '@counterpoint/domain/shares';
import { workKeys } from '../../api/work-keys.ts';
import { WORKS } from '../../api/works.ts';
import { fetchWorks } from '../../api/works-api.ts';
import { mySharesIn } from '../../ui/shares/my-shares.ts';
import { respondentsOf } from '../../ui/shares/respondents-of.ts';
import { rightsOf } from '../../ui/shares/rights-of.ts';
import { NO_SHARE_TEXTS, readChangedShares, sharesIn } from '../../ui/shares/share-texts.ts';
import { ownLinesIn } from './own-lines.ts';

export const BULK: CatalogueBulkSource<WorkDetails> = {
  key: workKeys.all,
  fetchPage: fetchWorks,
  act: WORKS.bulk,
  fetchAwaiting: WORKS.fetchAwaiting,
  fetchOwn: WORKS.fetchOwn,
  ownLines: ownLinesIn,
  commonFields: COMMON_WORK_FIELDS,
  isWithdrawable: ({ state, is_in_dispute }) =>
    !is_in_dispute && (state === 'awaiting_confirmation' || isActive(state)),
  isEditable: ({ state, pending_revision }) => state === 'draft' || (isActive(state) && pending_revision === null),
  contestable,
  contest(work, typed) {
    const given = mySharesIn(work);
    const shares = sharesIn(readChangedShares({ ...NO_SHARE_TEXTS, ...typed }, given));
    const contested = shares ? contestedShares(given, shares) : [];
    if (!shares || contested.length === 0) return null;
    return {
      contestation: { shares },
      holds: contested.map(({ right, share }) => formatRight(right, share)),
      respondents: respondentsOf(work, shares),
    };
  },
};

function isActive(state: WorkDetails['state']): boolean {
  return state === 'registered' || state === 'registered_incomplete';
}

/** None for a member whom the revision removes, who contests it on its page. */
function contestable(work: WorkDetails) {
  const mine = [...work.writers, ...work.publishers].filter(({ is_me }) => is_me);
  if (mine.length === 0) return [];
  const given = mySharesIn(work);
  return rightsOf(mine).map((right) => {
    return { key: right, label: RIGHT_LABELS[right](), stated: formatShare(given[right]) };
  });
}

function formatRight(right: Right, share: number): string {
  return [RIGHT_LABELS[right](), formatShare(share)].join(' ');
}
