import type { Attached, PartyCatalogue } from '@counterpoint/catalogue/parties';
import { paths } from '@counterpoint/contract/paths';
import type { ComposerRow } from '@counterpoint/domain/schemas/parties';

const { compositions } = paths;

export const composers: PartyCatalogue = {
  resource: 'composers',
  topic: 'compositions',
  asks: 'societies',
  words: {
    one: 'composer',
    anyOne: 'a composer',
    many: 'composers',
    thing: 'composition',
    things: 'compositions',
    thingInShort: 'work',
    listContext: 'Writers, groups and publishers: those you work with, and everybody the society knows',
    findContext: 'Search first: most writers, groups and publishers are known already',
    addContext: 'A writer, a group or a publisher who is not a member',
    correctContext: 'As long as nobody else names them in a work',
    howTheyCome: 'Writers and publishers of your works come here by themselves. Until then, look among everybody.',
    kinds: [
      { kind: 'person', label: 'A person', help: 'Who writes music or words.' },
      { kind: 'group', label: 'A group', help: 'A band, a choir, a duo under one name.' },
      { kind: 'organisation', label: 'A publisher or company', help: 'Who publishes works.' },
    ],
    organisationName: 'Name of the publisher or company',
    ipiHelp: '11 digits. Works they wrote can’t get an ISWC without it.',
    fixed: 'Members keep their own record, and whoever is named in works of others is corrected by the society.',
  },
  home: { label: 'Music compositions', href: compositions.list() },
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
  naming: (party) => (party.works > 0 ? { label: 'Works', href: worksOf(party) } : null),
  attaches: {
    parameter: 'compositionId',
    root: '/compositions',
    amendable: ['registered', 'registered_incomplete'],
  },
};

function wizardAddress(work: Attached, composer: Pick<ComposerRow, 'id' | 'kind'> | null): string {
  const wizard = work.isAmendment ? compositions.amend(work.id) : compositions.continueDraft(work.id);
  const isPublisher = composer?.kind === 'organisation';
  const step = `${wizard}&step=${isPublisher ? 'publishers' : 'writers'}`;
  return composer ? `${step}&${isPublisher ? 'publisher' : 'writer'}=${encodeURIComponent(composer.id)}` : step;
}

/** Searches by IPI number where there is one, since names are shared. */
function worksOf({ name, ipi_name_number }: ComposerRow): string {
  return `${compositions.search()}?${new URLSearchParams({ query: ipi_name_number ?? name })}`;
}
