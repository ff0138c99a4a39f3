import { paths } from '@counterpoint/contract/paths';
import * as text from '../../../../messages/help-what-needs-you.generated.ts';
import type { TopicText } from '../topic-text.ts';

export function whatNeedsYou(): TopicText {
  return {
    title: text.title(),
    summary: text.summary(),
    alsoCalled: text.alsoCalled(),
    blocks: [
      text.intro(),
      { list: [text.answer(), text.confirm(), text.ipi(), text.draft()] },
      { heading: text.notifications() },
      text.bell(),
    ],
    links: [{ label: text.dashboard(), href: paths.dashboard() }],
    related: ['agreeing-shares', 'answering-a-dispute', 'reading-a-status'],
  };
}
