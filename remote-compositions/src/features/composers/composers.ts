import type { AttachTarget, PartyCatalogue } from '@counterpoint/catalogue/parties';
import { paths } from '@counterpoint/contract/paths';
import type { ComposerRow } from '@counterpoint/domain/schemas/parties';
import * as text from '../../messages/composers.generated.ts';
import * as titles from '../../messages/titles.generated.ts';

const { compositions } = paths;

export const composers: PartyCatalogue = {
  resource: 'composers',
  topic: 'compositions',
  asks: 'societies',
  words: text,
  kinds: ['person', 'group', 'organisation'],
  home: { label: titles.compositions, href: compositions.list() },
  paths: (id) =>
    id === null
      ? { index: compositions.composers(), find: compositions.findComposer(), add: compositions.addComposer() }
      : {
          index: compositions.composersFor(id),
          find: compositions.findComposerFor(id),
          add: compositions.addComposerFor(id),
        },
  wizard: wizardAddress,
  details: (id) => compositions.details(id),
  naming: (party) =>
    party.works > 0 ? { label: text.works(), fullLabel: text.worksOf(party), href: worksOf(party) } : null,
  attaches: {
    parameter: 'compositionId',
    root: '/compositions',
    amendable: ['registered', 'registered_incomplete'],
  },
};

function wizardAddress(work: AttachTarget, composer: Pick<ComposerRow, 'id' | 'kind'> | null): string {
  const wizard = work.isAmendment ? compositions.amend(work.id) : compositions.continueDraft(work.id);
  const isPublisher = composer?.kind === 'organisation';
  const step = `${wizard}&step=${isPublisher ? 'publishers' : 'writers'}`;
  return composer ? `${step}&${isPublisher ? 'publisher' : 'writer'}=${encodeURIComponent(composer.id)}` : step;
}

/** Searches by IPI number where there is one, since names are shared. */
function worksOf({ name, ipi_name_number }: ComposerRow): string {
  return `${compositions.search()}?${new URLSearchParams({ query: ipi_name_number ?? name })}`;
}
