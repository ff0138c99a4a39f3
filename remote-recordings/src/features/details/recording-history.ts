import { commonTitle, type EventWords, historyOf } from '@counterpoint/catalogue/versions';
import type { RecordingDetails } from '@counterpoint/domain/schemas/recordings';

type RecordingEventType = RecordingDetails['events'][number]['type'];

export function recordingHistory(recording: Pick<RecordingDetails, 'events' | 'confirm_by'>) {
  return historyOf(recording, { awaited: 'the rights holders', titleOf });
}

function titleOf(type: RecordingEventType, words: EventWords): string {
  const { who, isMe } = words;
  switch (type) {
    case 'overlap':
      return 'Claims overlap: a case was opened';
    case 'claimed':
      return `${who} claimed rights`;
    case 'released':
      return `${who} released what ${isMe ? 'you' : 'they'} claimed`;
    case 'line_up_claimed':
      return `${who} said that ${isMe ? 'you' : 'they'} play on it`;
    case 'line_up_answered':
      return `${who} answered who plays on it`;
    default:
      return commonTitle(type, words, { theirs: 'rights', other: 'work' });
  }
}
