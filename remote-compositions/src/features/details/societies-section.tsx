import { LoadedPart } from '@counterpoint/area-ui/lazy';
import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useQuery } from '@counterpoint/contract/query';
import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import { CardSection } from '@counterpoint/kit/cards';
import { ErrorState } from '@counterpoint/kit/page';
import { cwrKeys, fetchCwrOfWork } from '../../api/cwr-api.ts';
import * as text from '../../messages/cwr.generated.ts';
import { ACKNOWLEDGEMENTS } from './lazy-parts.ts';

export function SocietiesSection({ work }: { readonly work: WorkDetails }) {
  const { http } = useHost();
  const { data, error, refetch } = useQuery({
    queryKey: cwrKeys.ofWork(work.id),
    queryFn: ({ signal }) => fetchCwrOfWork(http, work.id, signal),
    enabled: work.is_mine && work.state !== 'draft',
  });
  if (error)
    return (
      <CardSection title={text.sentToSocieties()}>
        <ErrorState message={messageOf(error)} onRetry={() => refetch()} />
      </CardSection>
    );
  if (!data || data.acknowledgements.length + data.kept.length === 0) return null;
  return (
    <LoadedPart lazy={ACKNOWLEDGEMENTS}>
      {(Acknowledgements) => <Acknowledgements answers={data} iswc={work.iswc} />}
    </LoadedPart>
  );
}
