import {
  PUBLISHER_TYPE_LABELS,
  type PublisherView,
  type WorkDetails,
  WRITER_ROLE_LABELS,
  type WriterView,
} from '@counterpoint/domain/schemas/works';
import { someOf } from '@counterpoint/kit/text';
import * as text from '../../../messages/details.generated.ts';
import { distinctWriters } from '../../../ui/distinct-writers.ts';
import type { LineTerms } from '../../../ui/shares/format-terms.ts';

type OfParty = 'party_id' | 'name' | 'ipi_name_number' | 'is_member' | 'is_me';

export interface PartyLine extends Pick<WriterView, OfParty | 'shares'> {
  readonly key: string;
  readonly role: string;
  /** Null if it has none. */
  readonly terms: LineTerms | null;
  readonly confirmation: WriterView['confirmation'];
  readonly confirmed_at: string | null;
  readonly isPublicDomain: boolean;
}

export function partyLinesOf({ writers, publishers }: Pick<WorkDetails, 'writers' | 'publishers'>): PartyLine[] {
  const chained = publishers.toSorted((one, other) => one.chain - other.chain);
  return [
    ...writers.map((line, index) => toLine(line, `writer:${index}`, WRITER_ROLE_LABELS[line.role]())),
    ...chained.map((line, index) => toLine(line, `publisher:${index}`, publisherRole(line, writers))),
  ];
}

function toLine(line: WriterView | PublisherView, key: string, role: string): PartyLine {
  const { party_id, name, ipi_name_number, is_member, is_me, shares, confirmation, confirmed_at } = line;
  const isPublicDomain = line.public_domain === 'Y';
  const terms = termsOf(line);
  const party = { party_id, name, ipi_name_number, is_member, is_me, isPublicDomain };
  return { ...party, key, role, terms, shares, confirmation, confirmed_at };
}

function termsOf(line: WriterView | PublisherView): LineTerms | null {
  const agreement = 'agreement' in line ? line.agreement : null;
  const { collections } = line;
  return agreement === null && collections.length === 0 ? null : { agreement, collections };
}

function publisherRole({ type, chain }: PublisherView, writers: readonly WriterView[]): string {
  const published = distinctWriters(writers.filter(({ chains }) => chains.includes(chain))).map(({ name }) => name);
  const label = PUBLISHER_TYPE_LABELS[type]();
  return published.length > 0 ? text.publisherOf({ role: label, writers: someOf(published) }) : label;
}
