import { FieldGrid, optionsOf } from '@counterpoint/catalogue/fields';
import {
  COMPOSITE_TYPE_LABELS,
  EXCERPT_TYPE_LABELS,
  MUSIC_USE_LABELS,
  OTHER_ID_TYPE_LABELS,
  PURPOSE_LABELS,
} from '@counterpoint/domain/schemas/works';
import { Grid, Stack } from '@counterpoint/kit/core';
import { AboutGroup, ChoiceField, DraftLines, TextField } from '../fields/draft-fields.tsx';
import { OtherWorkFields } from './other-work-fields.tsx';

const purposeOptions = optionsOf(PURPOSE_LABELS);
const musicUseOptions = optionsOf(MUSIC_USE_LABELS);
const compositeOptions = optionsOf(COMPOSITE_TYPE_LABELS);
const excerptOptions = optionsOf(EXCERPT_TYPE_LABELS);

export function OriginGroup() {
  return (
    <AboutGroup
      label="Made for a production"
      help="A film, a programme, a play, an advertisement or a music library."
      names={['origin']}
    >
      <FieldGrid>
        <ChoiceField name="origin.purpose" label="Made for" placeholder="Not specified" options={purposeOptions} />
        <TextField name="origin.production_title" label="Title of the production" />
        <TextField name="origin.production_year" label="Year of the production" inputMode="numeric" />
        <TextField name="origin.production_number" label="Number of the production" />
        <TextField name="origin.episode_title" label="Title of the episode" />
        <TextField name="origin.episode_number" label="Number of the episode" />
        <TextField name="origin.library" label="Music library" />
        <TextField name="origin.cd_identifier" label="CD of the library" />
        <TextField name="origin.cut_number" label="Cut on the CD" />
        <ChoiceField name="origin.music_use" label="Used as" placeholder="Not specified" options={musicUseOptions} />
      </FieldGrid>
    </AboutGroup>
  );
}

export function OtherWorksGroup() {
  return (
    <AboutGroup
      label="Made of, or part of, other works"
      help="Samples, medleys, movements."
      names={['composite_type', 'components', 'excerpt_type', 'entire_work']}
    >
      <Stack gap="6">
        <FieldGrid>
          <ChoiceField name="composite_type" label="Made of other works" placeholder="No" options={compositeOptions} />
          <ChoiceField name="excerpt_type" label="Part of a larger work" placeholder="No" options={excerptOptions} />
        </FieldGrid>
        <Components />
        <OtherWorkFields name="entire_work" legend="The larger work" />
      </Stack>
    </AboutGroup>
  );
}

function Components() {
  return (
    <DraftLines
      name="components"
      legend="Works it is made of"
      help="At least two, or one that is sampled and your own part."
      what="work it is made of"
      addLabel="Add a work it is made of"
      most={50}
      empty={{ title: '', iswc: '', writer: '', duration_s: '' }}
    >
      {(index) => (
        <FieldGrid>
          <TextField name={`components.${index}.title`} label={`Title of work ${index + 1}`} isRequired />
          <TextField name={`components.${index}.writer`} label="Its writer" />
          <TextField name={`components.${index}.iswc`} label="Its ISWC" />
          <TextField name={`components.${index}.duration_s`} label="Its duration here" placeholder="m:ss" />
        </FieldGrid>
      )}
    </DraftLines>
  );
}

const otherIdOptions = optionsOf(OTHER_ID_TYPE_LABELS);

export function OtherNumbersGroup() {
  return (
    <AboutGroup label="Other numbers" help="What other societies and publishers know it by." names={['other_ids']}>
      <DraftLines
        name="other_ids"
        legend="Numbers of others"
        what="number"
        addLabel="Add a number"
        most={50}
        empty={{ organisation: '', value: '', type: 'W', validity: 'U' }}
      >
        {(index) => (
          <Grid
            templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 2fr) minmax(0, 1fr)' }}
            gap="3"
            alignItems="end"
          >
            <TextField
              name={`other_ids.${index}.organisation`}
              label={`Organisation ${index + 1}`}
              maxLength={3}
              isRequired
            />
            <TextField name={`other_ids.${index}.value`} label="Number" isRequired />
            <ChoiceField name={`other_ids.${index}.type`} label="Of the" options={otherIdOptions} isRequired />
          </Grid>
        )}
      </DraftLines>
    </AboutGroup>
  );
}
