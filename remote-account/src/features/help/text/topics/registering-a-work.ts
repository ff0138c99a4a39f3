import { paths } from '@counterpoint/contract/paths';
import * as text from '../../../../messages/help-registering-a-work.generated.ts';
import type { TopicText } from '../topic-text.ts';

export function registeringAWork(): TopicText {
  return {
    title: text.title(),
    summary: text.summary(),
    alsoCalled: text.alsoCalled(),
    blocks: [
      text.intro(),
      { steps: [text.search(), text.describe(), text.writers(), text.publishers(), text.review()] },
      text.copy(),
      text.saving(),
      text.amend(),
      { heading: text.requirements() },
      { list: [text.title1(), text.totals(), text.modified()] },
      { heading: text.unknown() },
      text.duplicates(),
      text.correct(),
      { heading: text.after() },
      text.confirmation(),
    ],
    links: [
      { label: text.register(), href: paths.compositions.add() },
      { label: text.repertoire(), href: paths.compositions.search() },
      { label: text.composers(), href: paths.compositions.composers() },
    ],
    related: ['agreeing-shares', 'two-halves', 'reading-a-status'],
  };
}
