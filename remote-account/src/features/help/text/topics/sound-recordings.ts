import { paths } from '@counterpoint/contract/paths';
import * as text from '../../../../messages/help-sound-recordings.generated.ts';
import type { TopicText } from '../topic-text.ts';

export function soundRecordings(): TopicText {
  return {
    title: text.title(),
    summary: text.summary(),
    alsoCalled: text.alsoCalled(),
    blocks: [
      text.intro(),
      text.list(),
      { list: [text.isrc(), text.pLine(), text.rights()] },
      { heading: text.registering() },
      { steps: [text.search(), text.describe(), text.performers(), text.holders(), text.submit()] },
      text.missing(),
    ],
    links: [
      { label: text.recordings(), href: paths.recordings.list() },
      { label: text.register(), href: paths.recordings.add() },
    ],
    related: ['reading-a-status', 'answering-a-dispute', 'glossary'],
  };
}
