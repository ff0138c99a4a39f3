import * as text from '../../../../messages/help-two-halves.generated.ts';
import type { TopicText } from '../topic-text.ts';

export function twoHalves(): TopicText {
  return {
    title: text.title(),
    summary: text.summary(),
    alsoCalled: text.alsoCalled(),
    blocks: [
      text.intro(),
      text.convert(),
      { list: [text.alone(), text.published(), text.twoWriters()] },
      { heading: text.rights() },
      { list: [text.performing(), text.mechanical(), text.synchronisation()] },
      text.totals(),
    ],
    related: ['agreeing-shares', 'registering-a-work', 'glossary'],
  };
}
