import type { AttachTarget, PartyCatalogue } from '@counterpoint/catalogue/parties';
import { useRead } from '@counterpoint/client/queries';
import { paths } from '@counterpoint/contract/paths';
import { formatIsni, heldIsni } from '@counterpoint/domain/identifiers';
import { type ComposerRow, isniRecord } from '@counterpoint/domain/schemas/parties';
import { Box, Note } from '@counterpoint/kit/core';
import * as text from '../../messages/rights-holders.generated.ts';
import * as titles from '../../messages/titles.generated.ts';

const { recordings } = paths;

function IsniMark({ partyId }: { partyId: string }) {
  const path = `/user/rightsholder_isni/${encodeURIComponent(partyId)}`;
  const { data } = useRead({ key: ['isni', partyId], path, schema: isniRecord }, { staleTime: 5 * 60_000 });
  if (!data) return null;
  const held = heldIsni(data.isni_number);
  return (
    <Box
      as="span"
      display="inline-flex"
      gap="1.5"
      paddingX="2.5"
      borderWidth="1px"
      borderColor="outline"
      borderRadius="full"
      fontSize="sm"
      whiteSpace="nowrap"
      fontVariantNumeric="tabular-nums"
    >
      <Note as="span">{text.isni()}</Note>
      {held ? formatIsni(held) : text.isniPending()}
    </Box>
  );
}

export const rightsHolders: PartyCatalogue = {
  resource: 'rightsholders',
  topic: 'recordings',
  asks: 'organisation_type',
  words: text,
  kinds: ['organisation', 'person', 'group'],
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

function wizardAddress(recording: AttachTarget, holder: Pick<ComposerRow, 'id'> | null): string {
  const { id, isAmendment } = recording;
  const step = `${isAmendment ? recordings.amend(id) : recordings.continueDraft(id)}&step=rights`;
  return holder ? `${step}&holder=${encodeURIComponent(holder.id)}` : step;
}

function recordingsOf({ name }: ComposerRow): string {
  return `${recordings.search()}?${new URLSearchParams({ query: name })}`;
}
