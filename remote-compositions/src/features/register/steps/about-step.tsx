import { FieldGrid, FieldInput, FieldInputs, FoldedFields } from '@counterpoint/catalogue/fields';
import { WORK_FIELDS } from '@counterpoint/domain/fields';
import { Card, Heading, Stack, StackedCard, Text } from '@counterpoint/kit/core';
import { useFormContext, useWatch } from 'react-hook-form';
import * as text from '../../../messages/register.generated.ts';
import type { DraftValues } from '../../../ui/draft/draft-values.ts';

export function AboutFields() {
  return (
    <Stack gap="4">
      <StackedCard gap="5">
        <FieldInput field={WORK_FIELDS.title} name="title" />
        <FieldInput field={WORK_FIELDS.alternative_titles} name="alternative_titles" />
        <FieldInputs fields={WORK_FIELDS} group="main" />
        <FieldInput field={WORK_FIELDS.version_type} name="version_type" />
        <ModificationFields />
      </StackedCard>
      <Card as="section" aria-label={text.more()} padding="none">
        <Stack gap="1" paddingX={{ base: '4', md: '5' }} paddingY="4">
          <Heading as="h2">{text.more()}</Heading>
          <Text color="muted">{text.moreHelp()}</Text>
        </Stack>
        <MoreFacts />
      </Card>
    </Stack>
  );
}

function MoreFacts() {
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

/** Stays visible for an original work while it has values: hidden fields must not be sent. */
function ModificationFields() {
  const { control } = useFormContext<DraftValues>();
  const { isModified, isFilled } = useWatch({
    control,
    name: ['version_type', 'music_arrangement', 'lyric_adaptation', 'original_work'],
    compute: ([version, music, words, original]) => ({
      isModified: version === 'MOD',
      isFilled: [music, words, ...Object.values(original)].some((value) => value !== ''),
    }),
  });
  if (!isModified && !isFilled) return null;
  const { music_arrangement, lyric_adaptation, original_work } = WORK_FIELDS;
  return (
    <Stack gap="5" paddingInlineStart="4" borderInlineStartWidth="2px" borderColor="line">
      <Text color="muted">{isModified ? text.modifiedHint() : text.originalHint()}</Text>
      <FieldGrid>
        <FieldInput field={music_arrangement} name="music_arrangement" isRequired={isModified} />
        <FieldInput field={lyric_adaptation} name="lyric_adaptation" isRequired={isModified} />
      </FieldGrid>
      <FieldInput field={original_work} name="original_work" isRequired={isModified} />
    </Stack>
  );
}
