import { paths } from '@counterpoint/contract/paths';
import * as text from '../../../../messages/help-your-profile.generated.ts';
import type { TopicText } from '../topic-text.ts';

export function yourProfile(): TopicText {
  return {
    title: text.title(),
    summary: text.summary(),
    alsoCalled: text.alsoCalled(),
    blocks: [
      text.intro(),
      { list: [text.change(), text.society(), text.email()] },
      text.retry(),
      { heading: text.record() },
      text.recordNote(),
    ],
    links: [
      { label: text.profile(), href: paths.account.profile() },
      { label: text.rightsHolder(), href: paths.account.rightsHolder() },
    ],
    related: ['getting-an-isni', 'who-sees-what', 'signing-in-again'],
  };
}
