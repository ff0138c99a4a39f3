import { MAIL_GROUP_LABELS, MAIL_GROUPS, type MailGroup, type ObjectLink } from '@counterpoint/domain/schemas/home';
import { formatList } from '@counterpoint/messages';
import * as text from '../../messages/notification-mail.generated.ts';
import { letter } from '../../platform/mail/letter.ts';
import { type Block, linkTo, type MailLink, type Message } from '../../platform/mail/messages.ts';
import type { MailedNotification } from '../notifications/notification-repository.ts';
import type { SentTiming } from './digest-times.ts';
import { type UnsubscribeScope, unsubscribeToken } from './unsubscribe-token.ts';

export const PREFERENCES_PATH = '/email-preferences';

const MAX_ITEMS = 30;

export interface Recipient {
  readonly id: string;
  readonly email: string;
  readonly mail_key: string;
  readonly portal: string;
}

export interface MailItem {
  readonly group: MailGroup | 'deadlines';
  readonly notification: MailedNotification;
  /** The member that the notification is about, if its reader acts for several. */
  readonly member: string | null;
}

export function composeDeadlines(to: Recipient, items: readonly MailItem[]): Message {
  const subject = text.severalDeadlines({ count: items.length });
  return letter(to.email, subjectOfAll(items, subject), ...blocksOfAll(to, items), text.deadlinesStay());
}

/** One mail about what one act notified. */
export function composeAtOnce(to: Recipient, items: readonly MailItem[]): Message {
  const groups = MAIL_GROUPS.filter((group) => items.some((item) => item.group === group));
  const labels = groupLabels(groups);
  const subject = subjectOfAll(items, text.several({ group: labels, count: items.length }));
  const why: Block = { type: 'note', text: text.why({ group: labels }) };
  return withPreferenceLinks(to, groups, { subject, blocks: [...blocksOfAll(to, items), why] });
}

/** One mail about all that was collected, by group. */
export function composeDigest(
  to: Recipient,
  timing: Exclude<SentTiming, 'at_once'>,
  items: readonly MailItem[],
): Message {
  const values = { count: items.length };
  const subject = timing === 'daily' ? text.dailySubject(values) : text.weeklySubject(values);
  const sections = MAIL_GROUPS.flatMap((group): Block[] => {
    const inGroup = items.filter((item) => item.group === group);
    return inGroup.length === 0
      ? []
      : [{ type: 'heading', text: MAIL_GROUP_LABELS[group]() }, ...itemBlocks(to, inGroup)];
  });
  return withPreferenceLinks(to, timing, { subject, blocks: [...sections, openPortal(to)] });
}

interface Content {
  readonly subject: string;
  readonly blocks: readonly Block[];
}

function withPreferenceLinks(to: Recipient, scope: UnsubscribeScope, { subject, blocks }: Content): Message {
  const token = unsubscribeToken({ accountId: to.id, scope }, to.mail_key);
  const url = linkTo(to.portal, `/api/v1/mail/unsubscribe?token=${encodeURIComponent(token)}`);
  const choices: Block[] = [
    { type: 'link', label: text.changePreferences(), url: linkTo(to.portal, PREFERENCES_PATH) },
    { type: 'link', label: text.unsubscribe(), url },
  ];
  return { ...letter(to.email, subject, ...blocks, ...choices), unsubscribe_url: url };
}

export function groupLabels(groups: readonly MailGroup[]): string {
  return formatList(groups.map((group) => MAIL_GROUP_LABELS[group]()));
}

/** An act that notifies of one work in several ways is named by the first. */
function subjectOfAll(items: readonly MailItem[], several: string): string {
  const [first, ...others] = items.map(({ notification }) => notification);
  const isAboutOne = others.every(({ about }) => about !== null && about === first?.about);
  return first && isAboutOne ? subjectOf(first) : several;
}

function blocksOfAll(to: Recipient, items: readonly MailItem[]): Block[] {
  const [first, ...others] = items;
  if (first && others.length === 0) return blocksAbout(to, first);
  return [...itemBlocks(to, items), openPortal(to)];
}

function subjectOf({ title, about }: MailedNotification): string {
  return about === null ? title : text.subjectAbout({ title, about });
}

function blocksAbout(to: Recipient, { group, notification, member }: MailItem): Block[] {
  return [
    ...(member === null ? [] : [text.forMember({ member })]),
    group === 'confirmations'
      ? text.confirmationFrom({ sender: notification.user.full_name })
      : headlineOf(notification),
    asSentence(notification.message),
    { type: 'button', ...linkOf(to, { notification, member }) },
  ];
}

/** States who did what. Some titles name the sender already. */
function headlineOf({ title, user: { full_name: sender } }: MailedNotification): string {
  return asSentence(title.includes(sender) ? title : text.detail({ sender, message: title }));
}

function itemBlocks(to: Recipient, items: readonly MailItem[]): Block[] {
  const listed = items.slice(0, MAX_ITEMS).map(({ notification: item, member }): Block => {
    const { url } = linkOf(to, { notification: item, member });
    const content = text.detail({ sender: item.user.full_name, message: asSentence(item.message) });
    const detail = member === null ? content : text.detailFor({ member, content });
    return { type: 'item', label: subjectOf(item), url, detail };
  });
  const count = items.length - listed.length;
  return count > 0 ? [...listed, text.moreItems({ count })] : listed;
}

function openPortal({ portal }: Recipient): Block {
  return { type: 'button', label: text.openPortal(), url: linkTo(portal, '/dashboard') };
}

/** Names the member to a reader who acts for several, so that the portal can offer to switch. */
function linkOf(to: Recipient, { notification, member }: Omit<MailItem, 'group'>): MailLink {
  const page = pageOf(to, notification);
  if (member === null) return page;
  const url = new URL(page.url);
  url.searchParams.set('member', notification.member_id);
  return { ...page, url: url.href };
}

function pageOf({ portal }: Recipient, { link, kind }: MailedNotification): MailLink {
  if (link === null) return { label: text.openPortal(), url: linkTo(portal, '/dashboard') };
  const filter = kind === 'import_done' || kind === 'recording_names_you' ? '' : '&filter=awaits_me';
  const [label, path] = PAGES[link.type](link.id, filter);
  return { label: label(), url: linkTo(portal, path) };
}

const PAGES: Readonly<Record<ObjectLink['type'], (id: string, filter: string) => [() => string, string]>> = {
  composition: (id) => [text.openWork, `/music-composition/details/${id}`],
  recording: (id) => [text.openRecording, `/sound-recording/details/${id}`],
  opposition: (id) => [text.openCase, `/musical-opposition/details/${id}`],
  party_claim: () => [text.openIdentifiers, '/personal-identifiers'],
  mandate: () => [text.openMandates, '/mandates'],
  isni_application: () => [text.openApplication, '/personal-identifiers'],
  work_import: (id, filter) => [text.openWorks, `/music-composition?import=${id}${filter}`],
  recording_import: (id, filter) => [text.openRecordings, `/sound-recordings?import=${id}${filter}`],
};

/** Adds the full stop that messages of notifications lack. */
function asSentence(message: string): string {
  return /[.!?…]$/.test(message) ? message : `${message}.`;
}
