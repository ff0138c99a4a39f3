import * as text from '../../../../messages/help-reading-a-status.generated.ts';
import type { TopicText } from '../topic-text.ts';

export function readingAStatus(): TopicText {
  return {
    title: text.title(),
    summary: text.summary(),
    alsoCalled: text.alsoCalled(),
    blocks: [
      text.intro(),
      { heading: text.works() },
      { statuses: 'compositions' },
      { heading: text.recordings() },
      { statuses: 'recordings' },
      { heading: text.disputes() },
      { statuses: 'oppositions' },
      { heading: text.isni() },
      { statuses: 'isni' },
    ],
    related: ['registering-a-work', 'sound-recordings', 'answering-a-dispute'],
  };
}
