import { ChoiceField as ChoiceOf, TextField as TextOf } from '@counterpoint/catalogue/fields';
import type { DraftValues } from '../../../ui/draft/draft-values.ts';

export const TextField = TextOf<DraftValues>;
export const ChoiceField = ChoiceOf<DraftValues>;
