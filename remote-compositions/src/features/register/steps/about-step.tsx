import { FieldGrid, optionsOf, TargetContext } from '@counterpoint/catalogue/fields';
import { DISTRIBUTION_CATEGORY_LABELS, TEXT_MUSIC_LABELS, WORK_TYPE_LABELS } from '@counterpoint/domain/schemas/works';
import { Card, Heading, Stack, Text } from '@counterpoint/kit/core';
import { AlternativeTitles } from '../about/alternative-titles.tsx';
import { DatesGroup, PerformersGroup } from '../about/history-groups.tsx';
import { AiGroup, InstrumentationGroup } from '../about/music-groups.tsx';
import { OriginGroup, OtherNumbersGroup, OtherWorksGroup } from '../about/origin-groups.tsx';
import { VersionFields } from '../about/version-fields.tsx';
import { ChoiceField, LanguageField, TextField } from '../fields/draft-fields.tsx';

const textMusicOptions = optionsOf(TEXT_MUSIC_LABELS);
const categoryOptions = optionsOf(DISTRIBUTION_CATEGORY_LABELS);
const workTypeOptions = optionsOf(WORK_TYPE_LABELS).sort((a, b) => a.label.localeCompare(b.label));

interface AboutFieldsProps {
  readonly target: string | null;
}

export function AboutFields({ target }: AboutFieldsProps) {
  return (
    <TargetContext value={target}>
      <Stack gap="4">
        <Card>
          <Stack gap="5">
            <TextField name="title" label="Title" isRequired />
            <AlternativeTitles />
            <FieldGrid>
              <TextField name="iswc" label="ISWC" help="If the work has one: it looks like T-034.524.680-1." />
              <TextField name="duration_s" label="Duration" help="Minutes and seconds, like 3:42." placeholder="m:ss" />
              <LanguageField name="language" label="Language" />
              <ChoiceField
                name="text_music"
                label="What it consists of"
                placeholder="Not specified"
                options={textMusicOptions}
              />
              <ChoiceField name="distribution_category" label="Category" options={categoryOptions} isRequired />
              <ChoiceField
                name="work_type"
                label="Kind of music"
                placeholder="Not specified"
                options={workTypeOptions}
              />
              <TextField name="genre" label="Genre" help="In your own words, like highlife." />
            </FieldGrid>
            <VersionFields />
          </Stack>
        </Card>
        <MoreFacts />
      </Stack>
    </TargetContext>
  );
}

function MoreFacts() {
  return (
    <Card as="section" aria-label="More about the work" padding="none">
      <Stack gap="1" paddingX={{ base: '4', md: '5' }} paddingY="4">
        <Heading as="h2">More about the work</Heading>
        <Text color="muted">All of it is optional. The more is known, the more often it is found and paid.</Text>
      </Stack>
      <PerformersGroup />
      <DatesGroup />
      <InstrumentationGroup />
      <OriginGroup />
      <OtherWorksGroup />
      <AiGroup />
      <OtherNumbersGroup />
    </Card>
  );
}
