export {
  ChoiceField,
  type ChoiceFieldProps,
  optionsOf,
  TextareaField,
  TextField,
  useFieldError,
  YearField,
} from './field-controls.tsx';
export { FieldGrid } from './field-grid.tsx';
export { FieldInput, FieldInputs, FoldedFields } from './field-input.tsx';
export { TargetContext } from './field-target.ts';
export { inForm, inputOf } from './form-input.ts';
export { copiedValues, type FormValues, formShape } from './form-values.ts';
export { type Fact, factsOf, fieldDifferences, formatValues } from './format-fields.ts';
