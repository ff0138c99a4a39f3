import { paths } from '@counterpoint/contract/paths';
import type { ComposerRow } from '@counterpoint/domain/schemas';

/** The composition that somebody is looked for. */
export interface AttachedWork {
  readonly id: string;
  readonly title: string;
  /** It stands already, and a new version of it is being written. */
  readonly isAmendment: boolean;
}

type Query = Readonly<Record<string, string>>;

/** The three pages of composers: for one composition, or for none. */
export function composerPlaces(work: Pick<AttachedWork, 'id'> | null) {
  const { compositions } = paths;
  return {
    index: (query: Query = {}) => address(work ? compositions.composersFor(work.id) : compositions.composers(), query),
    find: (query: Query = {}) =>
      address(work ? compositions.findComposerFor(work.id) : compositions.findComposer(), query),
    add: (query: Query = {}) =>
      address(work ? compositions.addComposerFor(work.id) : compositions.addComposer(), query),
  };
}

/** Back to where the composition is written, at its writers or its publishers. */
export function wizardAddress(work: AttachedWork, composer: Pick<ComposerRow, 'id' | 'kind'> | null = null): string {
  const { compositions } = paths;
  const wizard = work.isAmendment ? compositions.amend(work.id) : compositions.continueDraft(work.id);
  const isPublisher = composer?.kind === 'organisation';
  const step = `${wizard}&step=${isPublisher ? 'publishers' : 'writers'}`;
  return composer ? `${step}&${isPublisher ? 'publisher' : 'writer'}=${encodeURIComponent(composer.id)}` : step;
}

function address(path: string, query: Query): string {
  const text = new URLSearchParams(query).toString();
  return text ? `${path}?${text}` : path;
}
