import { commonTitle, type EventWords, historyOf } from '@counterpoint/catalogue/revisions';
import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import * as text from '../../messages/details.generated.ts';

type WorkEventType = WorkDetails['events'][number]['type'];

export function workHistory(work: Pick<WorkDetails, 'events' | 'confirm_by'>) {
  return historyOf(work, { what: 'work', titleOf });
}

function titleOf(type: WorkEventType, words: EventWords): string {
  switch (type) {
    case 'claimed':
      return words.isMe ? text.youClaimed() : text.memberClaimed({ name: words.who });
    case 'claim_answered':
      return words.isMe ? text.youAnsweredClaim() : text.memberAnsweredClaim({ name: words.who });
    case 'merged':
      return text.merged();
    default:
      return commonTitle(type, words, 'work');
  }
}
