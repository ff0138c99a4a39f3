import { languageName } from '@counterpoint/domain/languages';
import { LANGUAGES } from '@counterpoint/domain/schemas/works';
import type { FieldValues } from 'react-hook-form';
import { ChoiceField, type ChoiceFieldProps } from './choice-field.tsx';

const options = LANGUAGES.map((code) => ({ value: code, label: languageName(code) })).sort((a, b) =>
  a.label.localeCompare(b.label),
);

export function LanguageField<Values extends FieldValues>(props: Pick<ChoiceFieldProps<Values>, 'name' | 'label'>) {
  return <ChoiceField<Values> {...props} placeholder="Not specified" options={options} />;
}
