import { useHost } from '@counterpoint/contract';
import { formatIswc } from '@counterpoint/domain/identifiers';
import type { RepertoireRow } from '@counterpoint/domain/schemas/works';
import { SearchPicker } from '@counterpoint/kit/components';
import { Button, Card, Flex, Heading, Stack, Text } from '@counterpoint/kit/core';
import { Field, Input } from '@counterpoint/kit/form';
import { useFormContext, useWatch } from 'react-hook-form';
import { searchWorks } from '../../../api/filing-api.ts';
import type { FilingValues } from '../filing-values.ts';
import { useProblemAt } from '../use-problem-at.ts';
import { useSetField } from '../use-set-field.ts';

export function OtherWorkFields() {
  const { control, register } = useFormContext<FilingValues>();
  const kind = useWatch({ control, name: 'kind' });
  const timings = useProblemAt('timings');
  const isSample = kind === 'sample';
  return (
    <Card as="section" aria-label="The other work" overflow="visible">
      <Stack gap="4">
        <Heading as="h2">The other work</Heading>
        <Text color="muted">{kind === 'duplicate_work' ? TWICE : ELSEWHERE}</Text>
        <OtherWork />
        {isSample && (
          <Field label="Where it is heard" help="Such as 0:42 to 0:58." error={timings}>
            <Input autoComplete="off" {...register('timings')} />
          </Field>
        )}
      </Stack>
    </Card>
  );
}

const TWICE = 'Choose the other registration of the same work.';
const ELSEWHERE = 'Choose it from the society’s works, or name it with its writer where it is not among them.';

function OtherWork() {
  const { http } = useHost();
  const { control } = useFormContext<FilingValues>();
  const setField = useSetField();
  const id = useWatch({ control, name: 'other_work_id' });
  const words = useWatch({ control, name: 'other_work' });
  const error = useProblemAt('other_work');
  const choose = (other_work_id: string | null, other_work: string) => {
    setField('other_work_id', other_work_id);
    setField('other_work', other_work);
  };
  if (id !== null)
    return (
      <Flex id="other_work_id" tabIndex={-1} justify="space-between" align="center" gap="3" wrap="wrap">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          {words || 'A work of the society'}
        </Text>
        <Button variant="outline" size="sm" onClick={() => choose(null, '')}>
          Choose another work
        </Button>
      </Flex>
    );
  return (
    <>
      <SearchPicker<RepertoireRow>
        label="Find the other work"
        placeholder="ISWC, title or writer"
        search={(query, signal) => searchWorks(http, query, signal)}
        itemKey={(row) => row.id}
        itemLabel={({ title }) => title}
        itemDetail={({ iswc, writers }) =>
          [iswc && formatIswc(iswc), ...new Set(writers.map(({ name }) => name))].filter(Boolean).join(' · ')
        }
        onPick={(row) => choose(row.id, titleOf(row))}
        emptyHint="The society has no such work: name it below."
      />
      <Field label="Or name it" isOptional error={error}>
        <Input
          name="other_work"
          autoComplete="off"
          value={words}
          onChange={({ target }) => setField('other_work', target.value)}
        />
      </Field>
    </>
  );
}

function titleOf({ title, iswc }: RepertoireRow): string {
  return iswc ? `${title}, ${formatIswc(iswc)}` : title;
}
