import { findCountry } from '@counterpoint/domain/countries';
import { formatIsni } from '@counterpoint/domain/identifiers';
import {
  ISNI_CLASS_LABELS,
  ISNI_RELATION_LABELS,
  ISNI_ROLE_LABELS,
  type IsniContent,
} from '@counterpoint/domain/schemas/parties';
import { appliedName } from '../applied-name.ts';
import type { StepId } from './apply-steps.ts';

export interface ApplicationFact {
  readonly label: string;
  readonly step: StepId;
  readonly read: (content: IsniContent) => string;
}

export const APPLICATION_FACTS: readonly ApplicationFact[] = [
  { label: 'ISNI you hold', step: 'claim', read: ({ existing_isni }) => formatIsni(existing_isni.replaceAll(' ', '')) },
  { label: 'Name', step: 'names', read: appliedName },
  { label: 'Other names', step: 'names', read: ({ name_variants }) => listed(name_variants.map(({ name }) => name)) },
  { label: 'Roles', step: 'works', read: ({ roles }) => listed(roles.map((role) => ISNI_ROLE_LABELS[role])) },
  { label: 'Fields', step: 'works', read: ({ classes }) => listed(classes.map((field) => ISNI_CLASS_LABELS[field])) },
  { label: 'Works', step: 'works', read: ({ works }) => listed(works.map(workInWords), '; ') },
  { label: 'Born or registered', step: 'places', read: dateInWords },
  {
    label: 'Place',
    step: 'places',
    read: ({ city, country }) => listed([city, findCountry(country)?.name ?? country]),
  },
  { label: 'Links', step: 'links', read: ({ links }) => listed(links.map(({ url }) => url)) },
  {
    label: 'People and organisations',
    step: 'links',
    read: ({ related }) => listed(related.map(relatedInWords), '; '),
  },
  { label: 'For the society', step: 'review', read: ({ note }) => note },
];

function workInWords({ title, role, date, identifier }: IsniContent['works'][number]): string {
  return title === '' ? '' : listed([title, role && ISNI_ROLE_LABELS[role].toLowerCase(), date, identifier]);
}

function relatedInWords({ name, relation, isni }: IsniContent['related'][number]): string {
  return name === '' ? '' : listed([relation && ISNI_RELATION_LABELS[relation], name, isni], ' ');
}

function dateInWords({ start_date, is_date_private }: IsniContent): string {
  return start_date === '' ? '' : `${start_date}${is_date_private ? ', not for publication' : ''}`;
}

function listed(parts: readonly string[], between = ', '): string {
  return parts.filter((part) => part.trim() !== '').join(between);
}
