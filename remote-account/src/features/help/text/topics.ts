import type { HelpTopic } from '@counterpoint/contract/help-topics';
import { paths } from '@counterpoint/contract/paths';
import type { Message } from '@counterpoint/messages';
import * as text from '../../../messages/help.generated.ts';
import * as agreeingShares from '../../../messages/help-agreeing-shares.generated.ts';
import * as answeringADispute from '../../../messages/help-answering-a-dispute.generated.ts';
import * as gettingAnIsni from '../../../messages/help-getting-an-isni.generated.ts';
import * as glossary from '../../../messages/help-glossary.generated.ts';
import * as importingACatalogue from '../../../messages/help-importing-a-catalogue.generated.ts';
import * as joining from '../../../messages/help-joining.generated.ts';
import * as peopleAndMandates from '../../../messages/help-people-and-mandates.generated.ts';
import * as readingAStatus from '../../../messages/help-reading-a-status.generated.ts';
import * as registeringAWork from '../../../messages/help-registering-a-work.generated.ts';
import * as signingInAgain from '../../../messages/help-signing-in-again.generated.ts';
import * as soundRecordings from '../../../messages/help-sound-recordings.generated.ts';
import * as twoHalves from '../../../messages/help-two-halves.generated.ts';
import * as whatNeedsYou from '../../../messages/help-what-needs-you.generated.ts';
import * as whoSeesWhat from '../../../messages/help-who-sees-what.generated.ts';
import * as yourProfile from '../../../messages/help-your-profile.generated.ts';
import { type Block, parseBlocks } from './parse-blocks.ts';

interface Topic {
  readonly text: {
    readonly title: Message;
    readonly summary: Message;
    readonly alsoCalled: Message;
    /** Markdown: paragraphs, headings, lists, steps; `[isni]` alone is a list of statuses. */
    readonly body?: Message;
  };
  readonly links?: readonly { readonly label: Message; readonly href: string }[];
  readonly related: readonly HelpTopic[];
}

/** Plain data, so that all of it can be searched. */
export interface TopicText {
  readonly title: string;
  readonly summary: string;
  readonly alsoCalled: string;
  readonly blocks: readonly Block[];
  readonly links: NonNullable<Topic['links']>;
  readonly related: readonly HelpTopic[];
}

const TOPICS: Readonly<Record<HelpTopic, Topic>> = {
  'registering-a-work': {
    text: registeringAWork.topic,
    links: [
      { label: registeringAWork.register, href: paths.compositions.add() },
      { label: registeringAWork.repertoire, href: paths.compositions.search() },
      { label: registeringAWork.composers, href: paths.compositions.composers() },
    ],
    related: ['agreeing-shares', 'two-halves', 'reading-a-status'],
  },
  'agreeing-shares': {
    text: agreeingShares.topic,
    links: [{ label: agreeingShares.compositions, href: paths.compositions.list() }],
    related: ['two-halves', 'registering-a-work', 'answering-a-dispute'],
  },
  'two-halves': {
    text: twoHalves.topic,
    related: ['agreeing-shares', 'registering-a-work', 'glossary'],
  },
  'importing-a-catalogue': {
    text: importingACatalogue.topic,
    links: [{ label: importingACatalogue.importLink, href: paths.compositions.importing() }],
    related: ['two-halves', 'registering-a-work', 'glossary'],
  },
  'what-needs-you': {
    text: whatNeedsYou.topic,
    links: [
      { label: whatNeedsYou.dashboard, href: paths.dashboard() },
      { label: whatNeedsYou.chooseEmails, href: paths.account.emailPreferences() },
    ],
    related: ['agreeing-shares', 'answering-a-dispute', 'reading-a-status'],
  },
  'reading-a-status': {
    text: readingAStatus.topic,
    related: ['registering-a-work', 'sound-recordings', 'answering-a-dispute'],
  },
  'answering-a-dispute': {
    text: answeringADispute.topic,
    links: [
      { label: answeringADispute.cases, href: paths.oppositions.list() },
      { label: answeringADispute.file, href: paths.oppositions.add() },
      { label: answeringADispute.chooseEmails, href: paths.account.emailPreferences() },
    ],
    related: ['agreeing-shares', 'reading-a-status', 'who-sees-what'],
  },
  'sound-recordings': {
    text: soundRecordings.topic,
    links: [
      { label: soundRecordings.recordings, href: paths.recordings.list() },
      { label: soundRecordings.register, href: paths.recordings.add() },
    ],
    related: ['reading-a-status', 'answering-a-dispute', 'glossary'],
  },
  'your-profile': {
    text: yourProfile.topic,
    links: [
      { label: yourProfile.profile, href: paths.account.profile() },
      { label: yourProfile.rightsHolder, href: paths.account.rightsHolder() },
    ],
    related: ['getting-an-isni', 'who-sees-what', 'signing-in-again'],
  },
  'getting-an-isni': {
    text: gettingAnIsni.topic,
    links: [{ label: gettingAnIsni.identifiers, href: paths.account.personalIdentifiers() }],
    related: ['your-profile', 'glossary', 'who-sees-what'],
  },
  'signing-in-again': {
    text: signingInAgain.topic,
    links: [
      { label: signingInAgain.passwordLink, href: paths.account.passwordChange() },
      { label: signingInAgain.securityLink, href: paths.account.security() },
    ],
    related: ['joining', 'who-sees-what', 'your-profile'],
  },
  joining: {
    text: joining.topic,
    related: ['signing-in-again', 'your-profile', 'getting-an-isni'],
  },
  'people-and-mandates': {
    text: peopleAndMandates.topic,
    links: [
      { label: peopleAndMandates.people, href: paths.account.people() },
      { label: peopleAndMandates.mandates, href: paths.account.mandates() },
    ],
    related: ['who-sees-what', 'your-profile', 'agreeing-shares'],
  },
  'who-sees-what': {
    text: whoSeesWhat.topic,
    related: ['your-profile', 'registering-a-work', 'answering-a-dispute'],
  },
  glossary: {
    text: glossary.topic,
    related: ['reading-a-status', 'two-halves', 'getting-an-isni'],
  },
};

export function topicText(id: HelpTopic): TopicText {
  const { text: words, links = [], related } = TOPICS[id];
  return {
    title: words.title(),
    summary: words.summary(),
    alsoCalled: words.alsoCalled(),
    blocks: parseBlocks(words.body?.() ?? ''),
    links,
    related,
  };
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
  {
    title: text.youAndSociety,
    topics: ['your-profile', 'people-and-mandates', 'getting-an-isni', 'signing-in-again', 'joining'],
  },
  { title: text.goodToKnow, topics: ['who-sees-what', 'glossary'] },
];
