import {
  type ChoiceFieldProps,
  ChoiceField as ChoiceOf,
  FoldedFields,
  type FoldedFieldsProps,
  LanguageField as LanguageOf,
  TextField as TextOf,
} from '@counterpoint/catalogue/fields';
import { countries } from '@counterpoint/domain/countries';
import { type DraftValues, emptyDraft } from '../draft-values.ts';

export const TextField = TextOf<DraftValues>;
export const ChoiceField = ChoiceOf<DraftValues>;
export const LanguageField = LanguageOf<DraftValues>;

export function CountryField(props: Pick<ChoiceFieldProps<DraftValues>, 'name' | 'label' | 'help'>) {
  const options = countries().map(({ code, name }) => ({ value: code, label: name }));
  return <ChoiceOf<DraftValues> {...props} placeholder="Not specified" options={options} />;
}

const nothing = emptyDraft();

export function AboutGroup(props: Omit<FoldedFieldsProps<keyof DraftValues>, 'nothing'>) {
  return <FoldedFields {...props} nothing={nothing} />;
}
