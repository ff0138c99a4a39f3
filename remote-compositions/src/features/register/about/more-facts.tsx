import { FieldInputs, FoldedFields } from '@counterpoint/catalogue/fields';
import { WORK_FIELDS } from '@counterpoint/domain/fields';
import { Stack, Text } from '@counterpoint/kit/core';
import { useFormContext, useWatch } from 'react-hook-form';
import * as text from '../../../messages/register.generated.ts';
import type { DraftValues } from '../draft-values.ts';

export function MoreFacts() {
  const { performers, origin, ai_usage, other_ids } = WORK_FIELDS;
  return (
    <>
      <Group group="performers" label={performers.label()} help={text.performersHelp()} />
      <Group group="dates" label={text.dates()} help={text.datesHelp()} />
      <InstrumentationGroup />
      <Group group="origin" label={origin.label()} help={text.originHelp()} />
      <Group group="otherWorks" label={text.otherWorks()} help={text.otherWorksHelp()} />
      <Group group="ai" label={ai_usage.label()} help={text.aiHelp()}>
        <Stack gap="4">
          <Text color="muted">{text.aiReason()}</Text>
          <FieldInputs fields={WORK_FIELDS} group="ai" />
        </Stack>
      </Group>
      <Group group="otherNumbers" label={other_ids.label()} help={text.otherNumbersHelp()} />
    </>
  );
}

function Group(props: Omit<Parameters<typeof FoldedFields>[0], 'fields'>) {
  return <FoldedFields fields={WORK_FIELDS} {...props} />;
}

function InstrumentationGroup() {
  const { control } = useFormContext<DraftValues>();
  const isSerious = useWatch({ control, name: 'distribution_category', compute: (code) => code === 'SER' });
  return (
    <Group
      group="instrumentation"
      label={text.instrumentation()}
      help={text.instrumentationHelp()}
      isAskedFor={isSerious}
    >
      <FieldInputs fields={WORK_FIELDS} group="instrumentation" required={isSerious ? ['instrumentation'] : []} />
    </Group>
  );
}
