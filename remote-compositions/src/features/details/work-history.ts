import { commonTitle, type EventWords, historyOf } from '@counterpoint/catalogue/versions';
import type { WorkDetails } from '@counterpoint/domain/schemas/works';

type WorkEventType = WorkDetails['events'][number]['type'];

export function workHistory(work: Pick<WorkDetails, 'events' | 'confirm_by'>) {
  return historyOf(work, { awaited: 'the writers', titleOf });
}

function titleOf(type: WorkEventType, words: EventWords): string {
  switch (type) {
    case 'claimed':
      return `${words.who} claimed a share`;
    case 'claim_answered':
      return `A claim was answered by ${words.by}`;
    case 'merged':
      return 'Found to be a duplicate by the society';
    default:
      return commonTitle(type, words, { theirs: 'shares', other: 'recording' });
  }
}
