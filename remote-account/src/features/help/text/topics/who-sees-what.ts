import * as text from '../../../../messages/help-who-sees-what.generated.ts';
import type { TopicText } from '../topic-text.ts';

export function whoSeesWhat(): TopicText {
  return {
    title: text.title(),
    summary: text.summary(),
    alsoCalled: text.alsoCalled(),
    blocks: [
      { heading: text.you() },
      { list: [text.contact(), text.drafts(), text.base(), text.added()] },
      { heading: text.others() },
      { list: [text.picture(), text.pending(), text.caseParties()] },
      { heading: text.members() },
      { list: [text.works(), text.parties()] },
      text.staff(),
    ],
    related: ['your-profile', 'registering-a-work', 'answering-a-dispute'],
  };
}
