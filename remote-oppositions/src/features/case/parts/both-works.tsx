import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { useQuery } from '@counterpoint/contract/query';
import { Link } from '@counterpoint/contract/router';
import { type WorkDetails, workDetails } from '@counterpoint/domain/schemas/works';
import { formatShare, RIGHT_LABELS } from '@counterpoint/domain/shares';
import { Box, Grid, Heading, Stack, Text, TextLink } from '@counterpoint/kit/core';
import { ErrorState, Facts } from '@counterpoint/kit/page';
import { ListSkeleton } from '@counterpoint/kit/table';
import { formatLongDate } from '@counterpoint/kit/text';
import * as text from '../../../messages/case.generated.ts';

export function BothWorks({ ids }: { ids: readonly [string, string] }) {
  return (
    <Grid templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }} gap="5" paddingX="5">
      {ids.map((id) => (
        <OneWork key={id} id={id} />
      ))}
    </Grid>
  );
}

function OneWork({ id }: { id: string }) {
  const { http } = useHost();
  const work = useQuery({
    queryKey: ['oppositions', 'work', id],
    queryFn: ({ signal }) => http.get(`/compositions/${encodeURIComponent(id)}`, { schema: workDetails, signal }),
  });
  if (work.data) return <Work work={work.data} />;
  if (work.isError) return <ErrorState message={messageOf(work.error)} onRetry={() => void work.refetch()} />;
  return <ListSkeleton rows={3} />;
}

function Work({ work }: { work: WorkDetails }) {
  const { id, title, iswc, registered_at, writers, publishers } = work;
  return (
    <Stack gap="3">
      <Heading as="h3" size="sm">
        <TextLink asChild>
          <Link to={paths.compositions.details(id)}>{title}</Link>
        </TextLink>
      </Heading>
      <Facts
        items={[
          { label: 'ISWC', value: iswc ?? text.noIswc() },
          { label: text.registered(), value: registered_at ? formatLongDate(registered_at) : text.notRegistered() },
        ]}
      />
      <Box as="ul" aria-label={text.partiesIn({ title })}>
        {[...writers, ...publishers].map((line, index) => (
          <li key={line.party_id ?? `${index}`}>
            {line.name}
            <Text as="span" color="muted" fontSize="sm">
              {' '}
              {RIGHT_LABELS.pr()} {formatShare(line.shares.pr)}
            </Text>
          </li>
        ))}
      </Box>
    </Stack>
  );
}
