import { paths } from '@counterpoint/contract/paths';
import * as text from '../../../../messages/help-agreeing-shares.generated.ts';
import type { TopicText } from '../topic-text.ts';

export function agreeingShares(): TopicText {
  return {
    title: text.title(),
    summary: text.summary(),
    alsoCalled: text.alsoCalled(),
    blocks: [
      text.before(),
      { heading: text.registering() },
      text.evenly(),
      { heading: text.named() },
      text.notified(),
      text.contested(),
      { heading: text.noAnswer() },
      text.deadline(),
      text.remind(),
      { heading: text.later() },
      text.amend(),
      text.disputed(),
      { heading: text.yours() },
      text.claim(),
    ],
    links: [{ label: text.compositions(), href: paths.compositions.list() }],
    related: ['two-halves', 'registering-a-work', 'answering-a-dispute'],
  };
}
