export { ChoiceField, type ChoiceFieldProps, optionsOf } from './choice-field.tsx';
export { FieldGrid } from './field-grid.tsx';
export { FieldInput, FieldInputs, FoldedFields, TargetContext } from './field-input.tsx';
export { inForm, inputOf } from './form-input.ts';
export { copiedValues, type FormValues, formShape } from './form-values.ts';
export { type Fact, factsOf, fieldDifferences, formatValues } from './format-fields.ts';
export { TextField } from './text-field.tsx';
export { useFieldError } from './use-field-error.ts';
