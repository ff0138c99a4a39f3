import {
  ChoiceField as ChoiceOf,
  type DraftLinesProps,
  FoldedFields,
  type FoldedFieldsProps,
  LanguageField as LanguageOf,
  DraftLines as LinesOf,
  TextField as TextOf,
} from '@counterpoint/catalogue/fields';
import { type DraftValues, emptyDraft } from '../draft-values.ts';

export const TextField = TextOf<DraftValues>;
export const ChoiceField = ChoiceOf<DraftValues>;
export const LanguageField = LanguageOf<DraftValues>;

type LinesName = 'alternative_titles' | 'components' | 'performers' | 'other_ids';

export function DraftLines<Name extends LinesName>(props: DraftLinesProps<DraftValues, Name>) {
  return <LinesOf<DraftValues, Name> {...props} />;
}

const nothing = emptyDraft();

export function AboutGroup(props: Omit<FoldedFieldsProps<keyof DraftValues>, 'nothing'>) {
  return <FoldedFields {...props} nothing={nothing} />;
}
