import { formatIswc } from '@counterpoint/domain/identifiers';
import type { RepertoireRow } from '@counterpoint/domain/schemas/works';
import { Button, Flex, Heading, Name, StackedCard, Text } from '@counterpoint/kit/core';
import { Field, Input } from '@counterpoint/kit/form';
import { useFormContext, useWatch } from 'react-hook-form';
import * as text from '../../../messages/filing-shares.generated.ts';
import { WorkSearch } from '../about/work-search.tsx';
import type { FilingValues } from '../filing-values.ts';
import { useProblemAt, useSetField } from '../use-filing-fields.ts';

export function OtherWorkFields() {
  const { control, register } = useFormContext<FilingValues>();
  const kind = useWatch({ control, name: 'kind' });
  const timings = useProblemAt('timings');
  const isSample = kind === 'sample';
  return (
    <StackedCard as="section" aria-label={text.otherWork()} overflow="visible">
      <Heading as="h2">{text.otherWork()}</Heading>
      <Text color="muted">{kind === 'duplicate_work' ? text.chooseDuplicate() : text.chooseOtherWork()}</Text>
      <OtherWork />
      {isSample && (
        <Field label={text.timings()} help={text.timingsHint()} error={timings}>
          <Input autoComplete="off" {...register('timings')} />
        </Field>
      )}
    </StackedCard>
  );
}

function OtherWork() {
  const { control } = useFormContext<FilingValues>();
  const setField = useSetField();
  const id = useWatch({ control, name: 'other_work_id' });
  const words = useWatch({ control, name: 'other_work' });
  const error = useProblemAt('other_work');
  const wrongWork = useProblemAt('other_work_id');
  const choose = (other_work_id: string | null, other_work: string) => {
    setField('other_work_id', other_work_id);
    setField('other_work', other_work);
  };
  if (id !== null)
    return (
      <Flex id="other_work_id" tabIndex={-1} justify="space-between" align="center" gap="3" wrap="wrap">
        <div>
          <Name>{words || text.registeredWork()}</Name>
          {wrongWork && <Text color="terracotta.text">{wrongWork}</Text>}
        </div>
        <Button variant="outline" size="sm" onClick={() => choose(null, '')}>
          {text.chooseAnotherWork()}
        </Button>
      </Flex>
    );
  return (
    <>
      <WorkSearch
        label={text.findOtherWork()}
        placeholder={text.findWorkHint()}
        onPick={(row) => choose(row.id, titleOf(row))}
        emptyHint={text.noOtherWork()}
      />
      <Field label={text.enterOtherWork()} isOptional error={error}>
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
