import { messageOf } from '@counterpoint/client/http';
import { useRead } from '@counterpoint/client/queries';
import { CardSection } from '@counterpoint/kit/cards';
import { Box, Flex, Grid, INSET, Note, Stack, StatusBadge, Text } from '@counterpoint/kit/core';
import { Field, Select } from '@counterpoint/kit/form';
import { ErrorState } from '@counterpoint/kit/page';
import { formatLongDate } from '@counterpoint/kit/text';
import { formatList } from '@counterpoint/messages';
import { useState } from 'react';
import * as text from '../messages/revisions.generated.ts';
import { Comparison } from './comparison.tsx';
import type { RevisionRow, RevisionSource } from './revision-source.ts';

interface SourceProps<Row extends RevisionRow, Details> {
  readonly source: RevisionSource<Row, Details>;
}

export function RevisionsSection<Row extends RevisionRow, Details>({ source }: SourceProps<Row, Details>) {
  const versions = useRead(source.list);
  const items = versions.data?.items ?? [];
  if (versions.isError)
    return <ErrorState message={messageOf(versions.error)} onRetry={() => void versions.refetch()} />;
  if (items.length < 2) return null;
  return (
    <CardSection title={text.versions()} id="versions">
      <Stack gap="5" paddingX="5" paddingBottom="5" css={{ [INSET]: '1.25rem' }}>
        <Box as="ol" listStyleType="none" padding="0" margin="0">
          {items.map((version) => (
            <RevisionItem key={version.number} version={version} source={source} />
          ))}
        </Box>
        <Compare source={source} versions={items} />
      </Stack>
    </CardSection>
  );
}

function RevisionItem<Row extends RevisionRow, Details>(props: SourceProps<Row, Details> & { readonly version: Row }) {
  const { source, version } = props;
  const { label, tone } = source.statusOf(version);
  const changed = source.changedIn(version);
  return (
    <Box as="li" paddingY="3" borderBottomWidth="1px" borderColor="line">
      <Flex justify="space-between" gap="3" wrap="wrap">
        <Text fontWeight="semibold">{text.version({ number: version.number })}</Text>
        <StatusBadge tone={tone}>{label}</StatusBadge>
      </Flex>
      <Note>{describeRevision(version)}</Note>
      {changed.length > 0 && <Text fontSize="sm">{text.changes({ parts: formatList(changed) })}</Text>}
      {version.change_note && (
        <Text fontSize="sm" overflowWrap="anywhere">
          {text.reason({ reason: version.change_note })}
        </Text>
      )}
    </Box>
  );
}

function describeRevision({ author_name, is_me, created_at, registered_at }: RevisionRow): string {
  const made = text.made({ date: formatLongDate(created_at), who: is_me ? 'me' : 'other', name: author_name });
  return registered_at ? text.activeSince({ made, date: formatLongDate(registered_at) }) : made;
}

function Compare<Row extends RevisionRow, Details>(
  props: SourceProps<Row, Details> & { readonly versions: readonly Row[] },
) {
  const { source, versions } = props;
  const [chosen, setChosen] = useState<{ before: number | null; after: number | null }>({ before: null, after: null });
  const numbers = versions.map(({ number }) => number);
  const after = chosen.after ?? numbers[0] ?? 1;
  const before = chosen.before ?? numbers[1] ?? 1;
  const options = numbers.map((number) => ({ value: String(number), label: text.version({ number }) }));
  return (
    <Stack gap="4">
      <Grid templateColumns="repeat(auto-fit, minmax(9rem, 14rem))" gap="4">
        <Field label={text.compareFirst()}>
          <Select
            options={options}
            value={before}
            onChange={({ target }) => setChosen({ ...chosen, before: Number(target.value) })}
          />
        </Field>
        <Field label={text.compareWith()}>
          <Select
            options={options}
            value={after}
            onChange={({ target }) => setChosen({ ...chosen, after: Number(target.value) })}
          />
        </Field>
      </Grid>
      <Comparison source={source} before={before} after={after} />
    </Stack>
  );
}
