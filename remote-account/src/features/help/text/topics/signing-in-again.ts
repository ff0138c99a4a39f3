import { paths } from '@counterpoint/contract/paths';
import * as text from '../../../../messages/help-signing-in-again.generated.ts';
import type { TopicText } from '../topic-text.ts';

export function signingInAgain(): TopicText {
  return {
    title: text.title(),
    summary: text.summary(),
    alsoCalled: text.alsoCalled(),
    blocks: [
      text.session(),
      { heading: text.forgotten() },
      { steps: [text.ask(), text.open(), text.choose()] },
      text.spam(),
      { heading: text.changing() },
      text.change(),
      { heading: text.second() },
      text.factors(),
      text.lost(),
      { heading: text.attempts() },
      text.wait(),
    ],
    links: [
      { label: text.passwordLink(), href: paths.account.passwordChange() },
      { label: text.securityLink(), href: paths.account.security() },
    ],
    related: ['joining', 'who-sees-what', 'your-profile'],
  };
}
