import type { Attached, PartyCatalogue } from '@counterpoint/catalogue/parties';
import { paths } from '@counterpoint/contract/paths';
import type { ComposerRow } from '@counterpoint/domain/schemas/parties';
import { IsniMark } from './isni-mark.tsx';

const { recordings } = paths;

export const rightsHolders: PartyCatalogue = {
  resource: 'rightsholders',
  topic: 'recordings',
  asks: 'organisation_type',
  words: {
    one: 'rights holder',
    anyOne: 'a rights holder',
    many: 'rights holders',
    thing: 'recording',
    things: 'sound recordings',
    thingInShort: 'recording',
    listContext: 'Producers, labels and performers: those you work with, and everybody the society knows',
    findContext: 'Search first: most producers, labels and performers are known already',
    addContext: 'A person or a company that is not a member',
    correctContext: 'As long as nobody else names them in a work or a recording',
    howTheyCome:
      'Those who hold rights in your recordings or are heard on them come here by themselves. Until then, look among everybody.',
    kinds: [
      { kind: 'organisation', label: 'A company', help: 'A producer, a label, a distributor.' },
      { kind: 'person', label: 'A person', help: 'A performer or a producer under their own name.' },
      { kind: 'group', label: 'A group', help: 'A band, a choir, a duo under one name.' },
    ],
    organisationName: 'Name of the company',
    ipiHelp: '11 digits, if they have one.',
    fixed: 'Members keep their own record, and whoever is named in recordings of others is corrected by the society.',
  },
  home: { label: 'Sound recordings', href: recordings.list() },
  paths: (id) =>
    id === null
      ? {
          index: recordings.rightsHolders(),
          find: recordings.findRightsHolder(),
          add: recordings.addRightsHolder(),
        }
      : {
          index: recordings.rightsHoldersFor(id),
          find: recordings.findRightsHolderFor(id),
          add: recordings.addRightsHolderFor(id),
        },
  wizard: wizardAddress,
  details: (id) => recordings.details(id),
  naming: (party) => (party.recordings > 0 ? { label: 'Recordings', href: recordingsOf(party) } : null),
  attaches: { parameter: 'soundrecordingId', root: '/recordings', amendable: ['registered'] },
  mark: ({ id }) => <IsniMark partyId={id} />,
};

function wizardAddress(recording: Attached, holder: Pick<ComposerRow, 'id'> | null): string {
  const { id, isAmendment } = recording;
  const step = `${isAmendment ? recordings.amend(id) : recordings.continueDraft(id)}&step=rights`;
  return holder ? `${step}&holder=${encodeURIComponent(holder.id)}` : step;
}

function recordingsOf({ name }: ComposerRow): string {
  return `${recordings.search()}?${new URLSearchParams({ query: name })}`;
}
