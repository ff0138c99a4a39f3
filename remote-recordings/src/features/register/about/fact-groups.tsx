import { DraftLines, FieldGrid, optionsOf } from '@counterpoint/catalogue/fields';
import { ORIGINAL_PURPOSE_LABELS } from '@counterpoint/domain/schemas/recordings';
import { Stack } from '@counterpoint/kit/core';
import { Checkbox } from '@counterpoint/kit/form';
import { useFormContext } from 'react-hook-form';
import type { DraftValues } from '../draft-values.ts';
import { AboutGroup, ChoiceField, CountryField, LanguageField, TextField } from '../fields/draft-fields.tsx';

const purposeOptions = optionsOf(ORIGINAL_PURPOSE_LABELS);
const answerOptions = [
  { value: 'Y', label: 'Yes' },
  { value: 'N', label: 'No' },
];

export function ReleaseGroup() {
  return (
    <AboutGroup
      label="Release"
      help="When it came out, on what, and under which numbers."
      names={['release_date', 'release_title', 'label', 'catalogue_number', 'ean', 'is_commercially_available']}
    >
      <FieldGrid>
        <TextField name="release_date" label="Release date" type="date" />
        <TextField name="release_title" label="Released on" placeholder="Album or single" maxLength={255} />
        <TextField name="label" label="Label" maxLength={120} />
        <TextField name="catalogue_number" label="Catalogue number" maxLength={40} />
        <TextField name="ean" label="Bar code" help="13 figures, as under the bars." inputMode="numeric" />
        <ChoiceField
          name="is_commercially_available"
          label="Can it be bought or streamed?"
          placeholder="Not specified"
          options={answerOptions}
        />
      </FieldGrid>
    </AboutGroup>
  );
}

export function OriginGroup() {
  return (
    <AboutGroup
      label="Where and when it was recorded"
      help="Some countries pay performers only for recordings made in certain places."
      names={['recording_date', 'recording_country', 'mastering_country', 'original_purpose']}
    >
      <FieldGrid>
        <TextField name="recording_date" label="Recorded on" type="date" />
        <CountryField name="recording_country" label="Recorded in" />
        <CountryField name="mastering_country" label="Mastered in" />
        <ChoiceField
          name="original_purpose"
          label="First made for"
          placeholder="Not specified"
          options={purposeOptions}
        />
      </FieldGrid>
    </AboutGroup>
  );
}

export function ArtistsGroup() {
  return (
    <AboutGroup label="Main artists" help="Each by name, where the shown artist is several." names={['main_artists']}>
      <DraftLines<DraftValues, 'main_artists'>
        name="main_artists"
        legend="Main artists"
        what="artist"
        addLabel="Add an artist"
        most={20}
        empty={{ name: '' }}
      >
        {(index) => <TextField name={`main_artists.${index}.name`} label={`Artist ${index + 1}`} isRequired />}
      </DraftLines>
    </AboutGroup>
  );
}

export function MoreGroup() {
  const { register } = useFormContext<DraftValues>();
  return (
    <AboutGroup
      label="Genre, language and kind of release"
      help="What it is, what is sung in, and whether it is a remaster or a licensed compilation."
      names={['genre', 'language', 'is_remaster', 'is_licensed_compilation']}
    >
      <Stack gap="5">
        <FieldGrid>
          <TextField name="genre" label="Genre" help="In your own words, like highlife." maxLength={40} />
          <LanguageField name="language" label="Language" />
        </FieldGrid>
        <Checkbox label="It is a remaster of an earlier recording" {...register('is_remaster')} />
        <Checkbox
          label="It stands on a compilation under licence from somebody else"
          {...register('is_licensed_compilation')}
        />
      </Stack>
    </AboutGroup>
  );
}
