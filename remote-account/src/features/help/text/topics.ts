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

interface Link<Label> {
  readonly label: Label;
  readonly href: string;
}

interface Topic {
  readonly title: Message;
  readonly summary: Message;
  readonly alsoCalled: Message;
  /** Markdown: paragraphs, headings, lists, steps; `[isni]` alone is a list of statuses. */
  readonly body?: Message;
  readonly links?: readonly Link<Message>[];
  readonly related: readonly HelpTopic[];
}

/** Plain data, so that all of it can be searched and highlighted. */
export interface TopicText {
  readonly title: string;
  readonly summary: string;
  readonly alsoCalled: string;
  readonly blocks: readonly Block[];
  readonly links: readonly Link<string>[];
  readonly related: readonly HelpTopic[];
}

const TOPICS: Readonly<Record<HelpTopic, Topic>> = {
  'registering-a-work': {
    title: registeringAWork.title,
    summary: registeringAWork.summary,
    alsoCalled: registeringAWork.alsoCalled,
    body: registeringAWork.body,
    links: [
      { label: registeringAWork.register, href: paths.compositions.add() },
      { label: registeringAWork.repertoire, href: paths.compositions.search() },
      { label: registeringAWork.composers, href: paths.compositions.composers() },
    ],
    related: ['agreeing-shares', 'two-halves', 'reading-a-status'],
  },
  'agreeing-shares': {
    title: agreeingShares.title,
    summary: agreeingShares.summary,
    alsoCalled: agreeingShares.alsoCalled,
    body: agreeingShares.body,
    links: [{ label: agreeingShares.compositions, href: paths.compositions.list() }],
    related: ['two-halves', 'registering-a-work', 'answering-a-dispute'],
  },
  'two-halves': {
    title: twoHalves.title,
    summary: twoHalves.summary,
    alsoCalled: twoHalves.alsoCalled,
    body: twoHalves.body,
    related: ['agreeing-shares', 'registering-a-work', 'glossary'],
  },
  'importing-a-catalogue': {
    title: importingACatalogue.title,
    summary: importingACatalogue.summary,
    alsoCalled: importingACatalogue.alsoCalled,
    body: importingACatalogue.body,
    links: [{ label: importingACatalogue.importLink, href: paths.compositions.importing() }],
    related: ['two-halves', 'registering-a-work', 'glossary'],
  },
  'what-needs-you': {
    title: whatNeedsYou.title,
    summary: whatNeedsYou.summary,
    alsoCalled: whatNeedsYou.alsoCalled,
    body: whatNeedsYou.body,
    links: [
      { label: whatNeedsYou.dashboard, href: paths.dashboard() },
      { label: whatNeedsYou.chooseEmails, href: paths.account.emailPreferences() },
    ],
    related: ['agreeing-shares', 'answering-a-dispute', 'reading-a-status'],
  },
  'reading-a-status': {
    title: readingAStatus.title,
    summary: readingAStatus.summary,
    alsoCalled: readingAStatus.alsoCalled,
    body: readingAStatus.body,
    related: ['registering-a-work', 'sound-recordings', 'answering-a-dispute'],
  },
  'answering-a-dispute': {
    title: answeringADispute.title,
    summary: answeringADispute.summary,
    alsoCalled: answeringADispute.alsoCalled,
    body: answeringADispute.body,
    links: [
      { label: answeringADispute.cases, href: paths.oppositions.list() },
      { label: answeringADispute.file, href: paths.oppositions.add() },
      { label: answeringADispute.chooseEmails, href: paths.account.emailPreferences() },
    ],
    related: ['agreeing-shares', 'reading-a-status', 'who-sees-what'],
  },
  'sound-recordings': {
    title: soundRecordings.title,
    summary: soundRecordings.summary,
    alsoCalled: soundRecordings.alsoCalled,
    body: soundRecordings.body,
    links: [
      { label: soundRecordings.recordings, href: paths.recordings.list() },
      { label: soundRecordings.register, href: paths.recordings.add() },
    ],
    related: ['reading-a-status', 'answering-a-dispute', 'glossary'],
  },
  'your-profile': {
    title: yourProfile.title,
    summary: yourProfile.summary,
    alsoCalled: yourProfile.alsoCalled,
    body: yourProfile.body,
    links: [
      { label: yourProfile.profile, href: paths.account.profile() },
      { label: yourProfile.rightsHolder, href: paths.account.rightsHolder() },
    ],
    related: ['getting-an-isni', 'who-sees-what', 'signing-in-again'],
  },
  'getting-an-isni': {
    title: gettingAnIsni.title,
    summary: gettingAnIsni.summary,
    alsoCalled: gettingAnIsni.alsoCalled,
    body: gettingAnIsni.body,
    links: [{ label: gettingAnIsni.identifiers, href: paths.account.personalIdentifiers() }],
    related: ['your-profile', 'glossary', 'who-sees-what'],
  },
  'signing-in-again': {
    title: signingInAgain.title,
    summary: signingInAgain.summary,
    alsoCalled: signingInAgain.alsoCalled,
    body: signingInAgain.body,
    links: [
      { label: signingInAgain.passwordLink, href: paths.account.passwordChange() },
      { label: signingInAgain.securityLink, href: paths.account.security() },
    ],
    related: ['joining', 'who-sees-what', 'your-profile'],
  },
  joining: {
    title: joining.title,
    summary: joining.summary,
    alsoCalled: joining.alsoCalled,
    body: joining.body,
    related: ['signing-in-again', 'your-profile', 'getting-an-isni'],
  },
  'people-and-mandates': {
    title: peopleAndMandates.title,
    summary: peopleAndMandates.summary,
    alsoCalled: peopleAndMandates.alsoCalled,
    body: peopleAndMandates.body,
    links: [
      { label: peopleAndMandates.people, href: paths.account.people() },
      { label: peopleAndMandates.mandates, href: paths.account.mandates() },
    ],
    related: ['who-sees-what', 'your-profile', 'agreeing-shares'],
  },
  'who-sees-what': {
    title: whoSeesWhat.title,
    summary: whoSeesWhat.summary,
    alsoCalled: whoSeesWhat.alsoCalled,
    body: whoSeesWhat.body,
    related: ['your-profile', 'registering-a-work', 'answering-a-dispute'],
  },
  glossary: {
    title: glossary.title,
    summary: glossary.summary,
    alsoCalled: glossary.alsoCalled,
    related: ['reading-a-status', 'two-halves', 'getting-an-isni'],
  },
};

export function topicText(id: HelpTopic): TopicText {
  const { title, summary, alsoCalled, body, links = [], related } = TOPICS[id];
  return {
    title: title(),
    summary: summary(),
    alsoCalled: alsoCalled(),
    blocks: parseBlocks(body?.() ?? ''),
    links: links.map(({ label, href }) => ({ label: label(), href })),
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
