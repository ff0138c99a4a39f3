import { ButtonLink } from '@counterpoint/area-ui/page';
import { partiesOf, partyKeys } from '@counterpoint/area-ui/parties';
import { isMissing, messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import { useSearchParams } from '@counterpoint/contract/router';
import { EmptyState, ErrorState } from '@counterpoint/kit/page';
import { ListSkeleton } from '@counterpoint/kit/table';
import * as text from '../messages/parties.generated.ts';
import {
  type AttachTarget,
  type PartyCatalogue,
  PartyCatalogueProvider,
  partyPlaces,
  usePartyCatalogue,
} from './party-catalogue.ts';
import { PartyForm } from './party-form.tsx';
import { PartyFrame } from './party-frame.tsx';

/** `?edit=<id>` corrects a party that the member added. */
export function AddPartyPage({ catalogue }: { catalogue: PartyCatalogue }) {
  const { resource, words } = catalogue;
  const [params] = useSearchParams();
  const edit = params.get('edit');
  const query = params.get('query') ?? '';
  return (
    <PartyCatalogueProvider value={catalogue}>
      <PartyFrame
        title={edit ? text.correctOne({ resource }) : text.addNew({ resource })}
        context={edit ? words.correctContext() : words.addContext()}
        isBelow
      >
        {(to) => (edit ? <Correcting id={edit} to={to} /> : <PartyForm to={to} composer={null} query={query} />)}
      </PartyFrame>
    </PartyCatalogueProvider>
  );
}

function Correcting({ id, to }: { id: string; to: AttachTarget | null }) {
  const { resource } = usePartyCatalogue();
  const { http } = useHost();
  const stored = useQuery({
    queryKey: partyKeys.details(resource, id),
    queryFn: ({ signal }) => partiesOf(resource).read(http, id, signal),
    // The form holds the changes, so the data isn't refetched.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  if (stored.data?.can_change) return <PartyForm to={to} composer={stored.data} query="" />;
  if (stored.data) return <Fixed to={to} name={stored.data.name} />;
  if (!stored.isError) return <ListSkeleton rows={6} />;
  if (isMissing(stored.error)) return <Fixed to={to} name={null} />;
  return <ErrorState message={messageOf(stored.error)} onRetry={() => void stored.refetch()} />;
}

function Fixed({ to, name }: { to: AttachTarget | null; name: string | null }) {
  const catalogue = usePartyCatalogue();
  const { resource, words } = catalogue;
  return (
    <EmptyState
      title={name ? text.notCorrectable({ name }) : text.partyNotFound({ resource })}
      action={<ButtonLink to={partyPlaces(catalogue, to).index()}>{text.all({ resource })}</ButtonLink>}
    >
      {name && words.notCorrectable()}
    </EmptyState>
  );
}
