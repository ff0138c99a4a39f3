import type { Attached, PartyCatalogue } from '@counterpoint/catalogue/parties';
import { paths } from '@counterpoint/contract/paths';
import type { ComposerRow } from '@counterpoint/domain/schemas/parties';
import * as text from '../../messages/rights-holders.generated.ts';
import * as titles from '../../messages/titles.generated.ts';
import { IsniMark } from './isni-mark.tsx';

const { recordings } = paths;

export const rightsHolders: PartyCatalogue = {
  resource: 'rightsholders',
  topic: 'recordings',
  asks: 'organisation_type',
  words: {
    listContext: text.listContext,
    findContext: text.findContext,
    addContext: text.addContext,
    correctContext: text.correctContext,
    emptyHint: text.emptyHint,
    kinds: [
      { kind: 'organisation', label: text.organisation, help: text.organisationHelp },
      { kind: 'person', label: text.person, help: text.personHelp },
      { kind: 'group', label: text.group, help: text.groupHelp },
    ],
    organisationName: text.organisationName,
    ipiHelp: text.ipiHelp,
    notCorrectable: text.notCorrectable,
  },
  home: { label: titles.recordings, href: recordings.list() },
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
  naming: (party) =>
    party.recordings > 0
      ? { label: text.recordings(), fullLabel: text.recordingsOf(party), href: recordingsOf(party) }
      : null,
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
