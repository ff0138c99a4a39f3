import { LoadedPart } from '@counterpoint/area-ui/lazy';
import { messageOf } from '@counterpoint/client/http';
import { useRead } from '@counterpoint/client/queries';
import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import { CardSection } from '@counterpoint/kit/cards';
import { ErrorState } from '@counterpoint/kit/page';
import { cwrOf } from '../../api/cwr-of-work-api.ts';
import * as text from '../../messages/cwr.generated.ts';
import { ACKNOWLEDGEMENTS } from './lazy-parts.ts';

export function SocietiesSection({ work }: { readonly work: WorkDetails }) {
  const { data, error, refetch } = useRead(cwrOf(work.id), { enabled: work.is_mine && work.state !== 'draft' });
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
