import { optionsOf } from '@counterpoint/catalogue/fields';
import { TITLE_TYPE_LABELS } from '@counterpoint/domain/schemas/works';
import { Grid } from '@counterpoint/kit/core';
import { useFormContext, useWatch } from 'react-hook-form';
import type { DraftValues } from '../draft-values.ts';
import { ChoiceField, DraftLines, LanguageField, TextField } from '../fields/draft-fields.tsx';

const typeOptions = optionsOf(TITLE_TYPE_LABELS);

export function AlternativeTitles() {
  return (
    <DraftLines
      name="alternative_titles"
      legend="Alternative titles"
      what="alternative title"
      addLabel="Add an alternative title"
      most={20}
      empty={{ title: '', type: 'AT', language: '' }}
    >
      {(index) => <TitleLine index={index} />}
    </DraftLines>
  );
}

function TitleLine({ index }: { index: number }) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr)' }}
      gap="3"
      alignItems="end"
    >
      <TextField name={`alternative_titles.${index}.title`} label={`Alternative title ${index + 1}`} isRequired />
      <ChoiceField name={`alternative_titles.${index}.type`} label="Kind" options={typeOptions} isRequired />
      <TitleLanguage index={index} />
    </Grid>
  );
}

const IN_NATIONAL_CHARACTERS = ['OL', 'AL'];

/** Only a title in national characters needs its language (CWR record ALT). */
function TitleLanguage({ index }: { index: number }) {
  const { control } = useFormContext<DraftValues>();
  const isAsked = useWatch({
    control,
    name: `alternative_titles.${index}`,
    compute: (line) => line !== undefined && (IN_NATIONAL_CHARACTERS.includes(line.type) || line.language !== ''),
  });
  return isAsked ? <LanguageField name={`alternative_titles.${index}.language`} label="Its language" /> : null;
}
