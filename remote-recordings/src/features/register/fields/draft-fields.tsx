import { type ChoiceFieldProps, ChoiceField as ChoiceOf, TextField as TextOf } from '@counterpoint/catalogue/fields';
import { countries, countryChoice } from '@counterpoint/domain/countries';
import * as text from '../../../messages/register.generated.ts';
import type { DraftValues } from '../../../ui/draft/draft-values.ts';

export const TextField = TextOf<DraftValues>;

export function CountryField(props: Pick<ChoiceFieldProps<DraftValues>, 'name' | 'label' | 'help'>) {
  const options = countries().map(countryChoice);
  return <ChoiceOf<DraftValues> {...props} placeholder={text.notSpecified()} options={options} />;
}
