import type { HelpTopic } from '@counterpoint/contract/help-topics';
import { accountTopics } from './account-topics.ts';
import { catalogueTopics } from './catalogue-topics.ts';
import type { TopicText } from './topic-text.ts';

export const TOPICS: Readonly<Record<HelpTopic, TopicText>> = { ...accountTopics, ...catalogueTopics };

export const TOPIC_GROUPS: readonly { readonly title: string; readonly topics: readonly HelpTopic[] }[] = [
  {
    title: 'Works and shares',
    topics: ['registering-a-work', 'agreeing-shares', 'two-halves', 'importing-a-catalogue'],
  },
  {
    title: 'Where things stand',
    topics: ['what-needs-you', 'reading-a-status', 'answering-a-dispute', 'sound-recordings'],
  },
  { title: 'You and the society', topics: ['your-profile', 'getting-an-isni', 'signing-in-again', 'joining'] },
  { title: 'Good to know', topics: ['who-sees-what', 'glossary'] },
];
