import type { PartyResource } from '@counterpoint/area-ui/parties';
import type { LiveTopic } from '@counterpoint/contract';
import type { ComposerRow, PartyKind } from '@counterpoint/domain/schemas/parties';
import type { Message } from '@counterpoint/messages';
import { createContext, type ReactNode, useContext } from 'react';
import * as text from '../messages/parties.generated.ts';

export interface AttachTarget {
  readonly id: string;
  readonly title: string;
  /** It is registered, and the change makes a new revision. */
  readonly isAmendment: boolean;
}

type Word =
  | 'listContext'
  | 'findContext'
  | 'addContext'
  | 'correctContext'
  | 'emptyHint'
  | 'organisationName'
  | 'ipiHelp'
  | 'notCorrectable';

/** An area's catalogue of messages. */
export type PartyWords = Readonly<Record<Word | PartyKind | `${PartyKind}Help`, Message>>;

export type Query = Readonly<Record<string, string>>;

export interface PartyCatalogue {
  readonly resource: PartyResource;
  readonly topic: LiveTopic;
  readonly words: PartyWords;
  /** The first is that of a new party. */
  readonly kinds: readonly PartyKind[];
  readonly asks: 'societies' | 'organisation_type';
  readonly home: { readonly label: Message; readonly href: string };
  readonly paths: (attachedId: string | null) => {
    readonly index: string;
    readonly find: string;
    readonly add: string;
  };
  readonly wizard: (to: AttachTarget, party: Pick<ComposerRow, 'id' | 'kind'> | null) => string;
  readonly details: (id: string) => string;
  readonly naming: (
    party: ComposerRow,
  ) => { readonly label: string; readonly fullLabel: string; readonly href: string } | null;
  readonly mark?: (party: ComposerRow) => ReactNode;
  /** The entry that parties are attached to: its URL parameter, and the states that allow a new revision. */
  readonly attaches: {
    readonly parameter: string;
    readonly root: `/${string}`;
    readonly amendable: readonly string[];
  };
}

/** A catalogue with the entry that parties are attached to, if the URL names one. */
export interface OpenedCatalogue extends PartyCatalogue {
  readonly to: AttachTarget | null;
}

const PartyCatalogueContext = createContext<OpenedCatalogue | null>(null);

export const PartyCatalogueProvider = PartyCatalogueContext;

export function usePartyCatalogue(): OpenedCatalogue {
  const catalogue = useContext(PartyCatalogueContext);
  if (!catalogue) throw new Error('The page has no PartyCatalogueProvider.');
  return catalogue;
}

export function partyPlaces({ paths, to }: OpenedCatalogue) {
  const { index, find, add } = paths(to?.id ?? null);
  return {
    index: (query: Query = {}) => address(index, query),
    find: (query: Query = {}) => address(find, query),
    add: (query: Query = {}) => address(add, query),
  };
}

/** Returns the work's or recording's wizard with the party attached, or else the party in the index. */
export function addressOfPick(catalogue: OpenedCatalogue, party: ComposerRow): string {
  if (catalogue.to) return catalogue.wizard(catalogue.to, party);
  return partyPlaces(catalogue).index({ filter: 'all', query: party.ipi_name_number ?? party.name });
}

export function formatPartiesFound(resource: PartyResource, count: number, query: string): string {
  const parties = text.count({ resource, count });
  return query === '' ? parties : text.countFor({ parties, query });
}

function address(path: string, query: Query): string {
  const parameters = new URLSearchParams(query).toString();
  return parameters ? `${path}?${parameters}` : path;
}
