import * as text from '../../../../messages/help-glossary.generated.ts';
import type { TopicText } from '../topic-text.ts';

export function glossary(): TopicText {
  return {
    title: text.title(),
    summary: text.summary(),
    alsoCalled: text.alsoCalled(),
    blocks: [],
    related: ['reading-a-status', 'two-halves', 'getting-an-isni'],
  };
}
