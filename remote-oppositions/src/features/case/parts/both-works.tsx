import { Loaded, PageLink } from '@counterpoint/area-ui/page';
import { useRead } from '@counterpoint/client/queries';
import { paths } from '@counterpoint/contract/paths';
import { formatIswc } from '@counterpoint/domain/identifiers';
import { formatShare, RIGHT_LABELS } from '@counterpoint/domain/shares';
import { Box, Grid, Heading, Note, Stack } from '@counterpoint/kit/core';
import { Facts } from '@counterpoint/kit/page';
import { ListSkeleton } from '@counterpoint/kit/table';
import { formatLongDate } from '@counterpoint/kit/text';
import * as z from 'zod/mini';
import * as text from '../../../messages/case.generated.ts';

const shownLine = z.object({ party_id: z.nullable(z.string()), name: z.string(), shares: z.object({ pr: z.int() }) });

/** The fields of a work that this page shows. The schema of all its details would double the page's code. */
const shownWork = z.object({
  id: z.string(),
  title: z.string(),
  iswc: z.nullable(z.string()),
  registered_at: z.nullable(z.string()),
  writers: z.array(shownLine),
  publishers: z.array(shownLine),
});

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
  const path = `/compositions/${encodeURIComponent(id)}`;
  const stored = useRead({ key: ['oppositions', 'work', id], path, schema: shownWork });
  return (
    <Loaded query={stored} loading={<ListSkeleton rows={3} />}>
      {(work) => <Work work={work} />}
    </Loaded>
  );
}

function Work({ work }: { work: z.infer<typeof shownWork> }) {
  const { id, title, iswc, registered_at, writers, publishers } = work;
  return (
    <Stack gap="3">
      <Heading as="h3" size="sm">
        <PageLink to={paths.compositions.details(id)}>{title}</PageLink>
      </Heading>
      <Facts
        items={[
          { label: 'ISWC', value: iswc === null ? text.noIswc() : formatIswc(iswc) },
          { label: text.registered(), value: registered_at ? formatLongDate(registered_at) : text.notRegistered() },
        ]}
      />
      <Box as="ul" aria-label={text.partiesIn({ title })}>
        {[...writers, ...publishers].map((line, index) => (
          <li key={line.party_id ?? `${index}`}>
            {line.name}
            <Note as="span">
              {' '}
              {RIGHT_LABELS.pr()} {formatShare(line.shares.pr)}
            </Note>
          </li>
        ))}
      </Box>
    </Stack>
  );
}
