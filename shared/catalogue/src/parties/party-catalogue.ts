import type { PartyResource } from '@counterpoint/area-ui/parties';
import type { LiveTopic } from '@counterpoint/contract';
import type { ComposerRow, PartyKind } from '@counterpoint/domain/schemas/parties';
import { createContext, type ReactNode, useContext } from 'react';

export interface Attached {
  readonly id: string;
  readonly title: string;
  /** It stands already, and a new version of it is being written. */
  readonly isAmendment: boolean;
}

export interface PartyWords {
  /** `composer`, `a composer`, `composers`. */
  readonly one: string;
  readonly anyOne: string;
  readonly many: string;
  /** What somebody is attached to: `composition`, `compositions`, and in short `work`. */
  readonly thing: string;
  readonly things: string;
  readonly thingInShort: string;
  readonly listContext: string;
  readonly findContext: string;
  readonly addContext: string;
  readonly correctContext: string;
  /** How those one works with come to be listed. */
  readonly howTheyCome: string;
  readonly kinds: readonly { readonly kind: PartyKind; readonly label: string; readonly help: string }[];
  readonly organisationName: string;
  readonly ipiHelp: string;
  readonly fixed: string;
}

/** A query of an address. */
export type Query = Readonly<Record<string, string>>;

/** Everything in which the pages of parties of one catalogue differ from those of another. */
export interface PartyCatalogue {
  readonly resource: PartyResource;
  /** What changes on the server when the list may have. */
  readonly topic: LiveTopic;
  readonly words: PartyWords;
  /** Whether a new party is asked for its societies, or for the kind of company that it is. */
  readonly asks: 'societies' | 'organisation_type';
  readonly home: { readonly label: string; readonly href: string };
  /** The three pages: for one work or recording, or for none. */
  readonly paths: (attachedId: string | null) => {
    readonly index: string;
    readonly find: string;
    readonly add: string;
  };
  /** Back to where the work or recording is written, with somebody attached to it. */
  readonly wizard: (to: Attached, party: Pick<ComposerRow, 'id' | 'kind'> | null) => string;
  readonly details: (id: string) => string;
  /** Where what names them is found, and how the link to it is called; null where there is none. */
  readonly naming: (party: ComposerRow) => { readonly label: string; readonly href: string } | null;
  /** Stands beside somebody's name in the lists: what else the catalogue tells of them. */
  readonly mark?: (party: ComposerRow) => ReactNode;
  /** What somebody is attached to: the parameter of the address that names one, and when it stands and gets a new version. */
  readonly attaches: {
    readonly parameter: string;
    /** Where it is at the API: `/compositions`. */
    readonly root: `/${string}`;
    readonly amendable: readonly string[];
  };
}

const PartyCatalogueContext = createContext<PartyCatalogue | null>(null);
/** Tells the parts of a page whose parties they show. */
export const PartyCatalogueProvider = PartyCatalogueContext;

/** The catalogue whose parties the page shows. Throws outside of its pages. */
export function usePartyCatalogue(): PartyCatalogue {
  const catalogue = useContext(PartyCatalogueContext);
  if (!catalogue) throw new Error('A part of the pages of parties stands outside of them.');
  return catalogue;
}

/** The three pages with a query: for one work or recording, or for none. */
export function partyPlaces({ paths }: PartyCatalogue, to: Pick<Attached, 'id'> | null) {
  const { index, find, add } = paths(to?.id ?? null);
  return {
    index: (query: Query = {}) => address(index, query),
    find: (query: Query = {}) => address(find, query),
    add: (query: Query = {}) => address(add, query),
  };
}

/** To the work or recording with them attached; without one, to them in the index. */
export function addressOfPick(catalogue: PartyCatalogue, to: Attached | null, party: ComposerRow): string {
  if (to) return catalogue.wizard(to, party);
  return partyPlaces(catalogue, null).index({ filter: 'all', query: party.ipi_name_number ?? party.name });
}

/** How many parties there are, in words. */
export function partiesFound({ one, many }: PartyWords, total: number): string {
  return total === 1 ? `1 ${one}` : `${total} ${many}`;
}

/** `composers` as a title begins. */
export function asTitle(words: string): string {
  return `${words.slice(0, 1).toUpperCase()}${words.slice(1)}`;
}

function address(path: string, query: Query): string {
  const text = new URLSearchParams(query).toString();
  return text ? `${path}?${text}` : path;
}
