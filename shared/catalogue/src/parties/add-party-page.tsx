import { ButtonLink, Loaded } from '@counterpoint/area-ui/page';
import { partiesOf, partyKeys } from '@counterpoint/area-ui/parties';
import { isMissing } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { useSearchParams } from '@counterpoint/contract/router';
import { EmptyState } from '@counterpoint/kit/page';
import { ListSkeleton } from '@counterpoint/kit/table';
import * as text from '../messages/parties.generated.ts';
import { type PartyCatalogue, partyPlaces, usePartyCatalogue } from './party-catalogue.ts';
import { PartyForm } from './party-form.tsx';
import { PartyFrame } from './party-frame.tsx';

/** `?edit=<id>` corrects a party that the member added. */
export function AddPartyPage({ catalogue }: { catalogue: PartyCatalogue }) {
  const { resource, words } = catalogue;
  const [params] = useSearchParams();
  const edit = params.get('edit');
  const query = params.get('query') ?? '';
  return (
    <PartyFrame
      catalogue={catalogue}
      title={edit ? text.correctOne({ resource }) : text.addNew({ resource })}
      context={edit ? words.correctContext() : words.addContext()}
      isBelow
    >
      {edit ? <Correcting id={edit} /> : <PartyForm composer={null} query={query} />}
    </PartyFrame>
  );
}

function Correcting({ id }: { id: string }) {
  const { resource } = usePartyCatalogue();
  const { http } = useHost();
  const stored = useQuery({
    queryKey: partyKeys.details(resource, id),
    queryFn: ({ signal }) => partiesOf(resource).read(http, id, signal),
    // The form holds the changes, so the data isn't refetched.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (isMissing(stored.error)) return <Fixed name={null} />;
  return (
    <Loaded query={stored} loading={<ListSkeleton rows={6} />}>
      {(party) => (party.can_change ? <PartyForm composer={party} query="" /> : <Fixed name={party.name} />)}
    </Loaded>
  );
}

function Fixed({ name }: { name: string | null }) {
  const catalogue = usePartyCatalogue();
  const { resource, words } = catalogue;
  return (
    <EmptyState
      title={name ? text.notCorrectable({ name }) : text.partyNotFound({ resource })}
      action={<ButtonLink to={partyPlaces(catalogue).index()}>{text.all({ resource })}</ButtonLink>}
    >
      {name && words.notCorrectable()}
    </EmptyState>
  );
}
