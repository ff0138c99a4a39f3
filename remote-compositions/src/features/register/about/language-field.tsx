import { languageName } from '@counterpoint/catalogue/words';
import { LANGUAGES } from '@counterpoint/domain/schemas';
import { ChoiceField } from '../fields/choice-field.tsx';
import type { TextName } from '../fields/text-field.tsx';

const options = LANGUAGES.map((code) => ({ value: code, label: languageName(code) })).sort((a, b) =>
  a.label.localeCompare(b.label),
);

/** A language, by its name. */
export function LanguageField({ name, label }: { name: TextName; label: string }) {
  return <ChoiceField name={name} label={label} placeholder="Not told" options={options} />;
}
