import { findCountry } from '@counterpoint/domain/countries';
import { formatIsni } from '@counterpoint/domain/identifiers';
import {
  ISNI_CLASS_LABELS,
  ISNI_RELATION_LABELS,
  ISNI_ROLE_LABELS,
  type IsniContent,
} from '@counterpoint/domain/schemas/parties';
import { formatLongDate } from '@counterpoint/kit/text';
import type { Message } from '@counterpoint/messages';
import * as text from '../../../messages/isni-application.generated.ts';
import { applicantName } from '../applicant-name.ts';
import type { StepId } from './apply-steps.ts';

export interface ApplicationFact {
  readonly label: Message;
  readonly step: StepId;
  readonly read: (content: IsniContent) => string;
}

export const APPLICATION_FACTS: readonly ApplicationFact[] = [
  { label: text.heldIsni, step: 'claim', read: ({ existing_isni }) => formatIsni(existing_isni.replaceAll(' ', '')) },
  { label: text.name, step: 'names', read: applicantName },
  {
    label: text.otherNames,
    step: 'names',
    read: ({ name_variants }) => joinParts(name_variants.map(({ name }) => name)),
  },
  { label: text.roles, step: 'works', read: ({ roles }) => joinParts(roles.map((role) => ISNI_ROLE_LABELS[role]())) },
  {
    label: text.fields,
    step: 'works',
    read: ({ classes }) => joinParts(classes.map((field) => ISNI_CLASS_LABELS[field]())),
  },
  { label: text.works, step: 'works', read: ({ works }) => joinParts(works.map(formatWork), '; ') },
  { label: text.start, step: 'places', read: formatDate },
  {
    label: text.place,
    step: 'places',
    read: ({ city, country }) => joinParts([city, findCountry(country)?.name ?? country]),
  },
  { label: text.links, step: 'links', read: ({ links }) => joinParts(links.map(({ url }) => url)) },
  {
    label: text.people,
    step: 'links',
    read: ({ related }) => joinParts(related.map(formatRelation), '; '),
  },
  { label: text.note, step: 'review', read: ({ note }) => note },
];

function formatWork({ title, role, date, identifier }: IsniContent['works'][number]): string {
  return title === '' ? '' : joinParts([title, role && ISNI_ROLE_LABELS[role]().toLowerCase(), date, identifier]);
}

function formatRelation({ name, relation, isni }: IsniContent['related'][number]): string {
  return name === '' ? '' : joinParts([relation && ISNI_RELATION_LABELS[relation](), name, isni], ' ');
}

function formatDate({ start_date, is_date_private }: IsniContent): string {
  const date = isWholeDate(start_date) ? formatLongDate(start_date) : start_date;
  return date !== '' && is_date_private ? text.privateDate({ date }) : date;
}

/** A year is enough. */
function isWholeDate(date: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(date);
}

function joinParts(parts: readonly string[], between = ', '): string {
  return parts.filter((part) => part.trim() !== '').join(between);
}
