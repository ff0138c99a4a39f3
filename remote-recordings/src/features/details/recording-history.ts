import { commonTitle, type EventWords, historyOf } from '@counterpoint/catalogue/revisions';
import type { RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import * as text from '../../messages/details.generated.ts';

type RecordingEventType = RecordingDetails['events'][number]['type'];

export function recordingHistory(recording: Pick<RecordingDetails, 'events' | 'confirm_by'>) {
  return historyOf(recording, { what: 'recording', titleOf });
}

function titleOf(type: RecordingEventType, words: EventWords): string {
  const { who: name, isMe } = words;
  switch (type) {
    case 'overlap':
      return text.overlap();
    case 'claimed':
      return isMe ? text.youClaimed() : text.memberClaimed({ name });
    case 'released':
      return isMe ? text.youReleased() : text.memberReleased({ name });
    case 'line_up_claimed':
      return isMe ? text.youJoined() : text.memberJoined({ name });
    case 'line_up_answered':
      return isMe ? text.youAnsweredPart() : text.memberAnsweredPart({ name });
    default:
      return commonTitle(type, words, 'recording');
  }
}
