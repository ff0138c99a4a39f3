import type { HelpTopic } from '@counterpoint/contract/help-topics';
import type { Message } from '@counterpoint/messages';
import * as text from '../../../messages/help.generated.ts';
import type { TopicText } from './topic-text.ts';
import { agreeingShares } from './topics/agreeing-shares.ts';
import { answeringADispute } from './topics/answering-a-dispute.ts';
import { gettingAnIsni } from './topics/getting-an-isni.ts';
import { glossary } from './topics/glossary.ts';
import { importingACatalogue } from './topics/importing-a-catalogue.ts';
import { joining } from './topics/joining.ts';
import { readingAStatus } from './topics/reading-a-status.ts';
import { registeringAWork } from './topics/registering-a-work.ts';
import { signingInAgain } from './topics/signing-in-again.ts';
import { soundRecordings } from './topics/sound-recordings.ts';
import { twoHalves } from './topics/two-halves.ts';
import { whatNeedsYou } from './topics/what-needs-you.ts';
import { whoSeesWhat } from './topics/who-sees-what.ts';
import { yourProfile } from './topics/your-profile.ts';

const TOPICS: Readonly<Record<HelpTopic, () => TopicText>> = {
  'registering-a-work': registeringAWork,
  'agreeing-shares': agreeingShares,
  'two-halves': twoHalves,
  'importing-a-catalogue': importingACatalogue,
  'what-needs-you': whatNeedsYou,
  'reading-a-status': readingAStatus,
  'answering-a-dispute': answeringADispute,
  'sound-recordings': soundRecordings,
  'your-profile': yourProfile,
  'getting-an-isni': gettingAnIsni,
  'signing-in-again': signingInAgain,
  joining: joining,
  'who-sees-what': whoSeesWhat,
  glossary: glossary,
};

export function topicText(id: HelpTopic): TopicText {
  return TOPICS[id]();
}

export const TOPIC_GROUPS: readonly { readonly title: Message; readonly topics: readonly HelpTopic[] }[] = [
  {
    title: text.worksAndShares,
    topics: ['registering-a-work', 'agreeing-shares', 'two-halves', 'importing-a-catalogue'],
  },
  {
    title: text.progress,
    topics: ['what-needs-you', 'reading-a-status', 'answering-a-dispute', 'sound-recordings'],
  },
  { title: text.youAndSociety, topics: ['your-profile', 'getting-an-isni', 'signing-in-again', 'joining'] },
  { title: text.goodToKnow, topics: ['who-sees-what', 'glossary'] },
];
