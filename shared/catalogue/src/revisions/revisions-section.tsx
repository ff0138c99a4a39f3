import { Loaded } from '@counterpoint/area-ui/page';
import { withUniqueLabels } from '@counterpoint/area-ui/wizard';
import { messageOf } from '@counterpoint/client/http';
import { useRead } from '@counterpoint/client/queries';
import type { RecordingRevision } from '@counterpoint/domain/schemas/recordings';
import type { WorkRevision } from '@counterpoint/domain/schemas/works';
import { CardSection } from '@counterpoint/kit/cards';
import { Box, Flex, Grid, INSET, Note, Stack, StatusBadge, type StatusTone, Text } from '@counterpoint/kit/core';
import { Checkbox, Field, Select } from '@counterpoint/kit/form';
import { ErrorState } from '@counterpoint/kit/page';
import { ListSkeleton } from '@counterpoint/kit/table';
import { formatLongDate } from '@counterpoint/kit/text';
import type { Difference } from '@counterpoint/kit/wizard';
import { formatList } from '@counterpoint/messages';
import { useState } from 'react';
import type { EntryDetails, EntrySource } from '../entry/entry-source.ts';
import * as text from '../messages/revisions.generated.ts';
import { DifferencesTable } from './differences-table.tsx';

type RevisionRow = WorkRevision | RecordingRevision;

interface RevisionsProps<Row extends RevisionRow, Details extends EntryDetails> {
  readonly id: string;
  readonly source: EntrySource<Details, { readonly items: readonly Row[] }>;
  readonly statusOf: (row: Row) => { readonly label: string; readonly tone: StatusTone };
  readonly changedIn: (row: Row) => readonly string[];
  /** All facts of two revisions, whether they differ or not. */
  readonly compare: (mine: Details, theirs: Details) => readonly Difference[];
}

export function RevisionsSection<Row extends RevisionRow, Details extends EntryDetails>(
  props: RevisionsProps<Row, Details>,
) {
  const revisions = useRead(props.source.revisionsOf(props.id));
  return (
    <Loaded query={revisions}>
      {({ items }) =>
        items.length > 1 && (
          <CardSection title={text.versions()} id="versions">
            <Stack gap="5" paddingX="5" paddingBottom="5" css={{ [INSET]: '1.25rem' }}>
              <Box as="ol" listStyleType="none" padding="0" margin="0">
                {items.map((row) => (
                  <RevisionItem key={row.number} row={row} {...props} />
                ))}
              </Box>
              <Comparison numbers={items.map(({ number }) => number)} {...props} />
            </Stack>
          </CardSection>
        )
      }
    </Loaded>
  );
}

interface RevisionItemProps<Row extends RevisionRow>
  extends Pick<RevisionsProps<Row, never>, 'statusOf' | 'changedIn'> {
  readonly row: Row;
}

function RevisionItem<Row extends RevisionRow>({ row, statusOf, changedIn }: RevisionItemProps<Row>) {
  const { number, change_note } = row;
  const { label, tone } = statusOf(row);
  const changed = changedIn(row);
  return (
    <Box as="li" paddingY="3" borderBottomWidth="1px" borderColor="line">
      <Flex justify="space-between" gap="3" wrap="wrap">
        <Text fontWeight="semibold">{text.version({ number })}</Text>
        <StatusBadge tone={tone}>{label}</StatusBadge>
      </Flex>
      <Note>{describeRevision(row)}</Note>
      {changed.length > 0 && <Text fontSize="sm">{text.changes({ parts: formatList(changed) })}</Text>}
      {change_note && (
        <Text fontSize="sm" overflowWrap="anywhere">
          {text.reason({ reason: change_note })}
        </Text>
      )}
    </Box>
  );
}

function describeRevision({ author_name, is_me, created_at, registered_at }: RevisionRow): string {
  const made = text.made({ date: formatLongDate(created_at), who: is_me ? 'me' : 'other', name: author_name });
  return registered_at ? text.activeFrom({ made, date: formatLongDate(registered_at) }) : made;
}

interface ComparisonProps<Details extends EntryDetails>
  extends Pick<RevisionsProps<RevisionRow, Details>, 'id' | 'source' | 'compare'> {
  readonly numbers: readonly number[];
}

function Comparison<Details extends EntryDetails>({ id, source, compare, numbers }: ComparisonProps<Details>) {
  const [chosen, setChosen] = useState<{ before?: number; after?: number }>({});
  const { after = numbers[0] ?? 1, before = numbers[1] ?? 1 } = chosen;
  const one = useRead(source.revisionOf(id, before));
  const other = useRead(source.revisionOf(id, after));
  const failed = one.error ?? other.error;
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
      {failed ? (
        <ErrorState message={messageOf(failed)} onRetry={() => void Promise.all([one.refetch(), other.refetch()])} />
      ) : one.data && other.data ? (
        <Differences rows={compare(other.data, one.data)} before={before} after={after} />
      ) : (
        <ListSkeleton rows={3} />
      )}
    </Stack>
  );
}

interface DifferencesProps {
  readonly rows: readonly Difference[];
  readonly before: number;
  readonly after: number;
}

function Differences({ rows, before, after }: DifferencesProps) {
  const [showsAll, setShowsAll] = useState(false);
  const shown = rows.filter(({ mine, theirs }) => mine !== theirs || (showsAll && mine !== ''));
  return (
    <Stack gap="3">
      <Checkbox label={text.showSame()} checked={showsAll} onChange={({ target }) => setShowsAll(target.checked)} />
      {shown.length === 0 ? (
        <Text color="muted">{text.same()}</Text>
      ) : (
        <DifferencesTable
          caption={text.comparison({ before, after })}
          differences={withUniqueLabels(shown)}
          before={text.version({ number: before })}
          after={text.version({ number: after })}
        />
      )}
    </Stack>
  );
}
