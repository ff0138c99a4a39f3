import { paths } from '@counterpoint/contract/paths';
import * as text from '../../../../messages/help-getting-an-isni.generated.ts';
import type { TopicText } from '../topic-text.ts';

export function gettingAnIsni(): TopicText {
  return {
    title: text.title(),
    summary: text.summary(),
    alsoCalled: text.alsoCalled(),
    blocks: [
      text.intro(),
      text.badge(),
      { steps: [text.search(), text.claim(), text.apply(), text.wait()] },
      { heading: text.progress() },
      { statuses: 'isni' },
      { heading: text.difference() },
      text.explain(),
      { heading: text.privacy() },
      text.date(),
    ],
    links: [{ label: text.identifiers(), href: paths.account.personalIdentifiers() }],
    related: ['your-profile', 'glossary', 'who-sees-what'],
  };
}
