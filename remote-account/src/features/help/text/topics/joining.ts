import * as text from '../../../../messages/help-joining.generated.ts';
import type { TopicText } from '../topic-text.ts';

export function joining(): TopicText {
  return {
    title: text.title(),
    summary: text.summary(),
    alsoCalled: text.alsoCalled(),
    blocks: [
      text.kinds(),
      { steps: [text.choose(), text.describe(), text.account(), text.check(), text.open()] },
      text.password(),
      { heading: text.noEmail() },
      text.spam(),
      { heading: text.numbers() },
      text.enterNumbers(),
    ],
    related: ['signing-in-again', 'your-profile', 'getting-an-isni'],
  };
}
