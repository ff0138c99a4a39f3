export { ChoiceField, type ChoiceFieldProps, optionsOf } from './choice-field.tsx';
export { DraftLines, type DraftLinesProps } from './draft-lines.tsx';
export { FieldGrid } from './field-grid.tsx';
export { FoldedFields, type FoldedFieldsProps, TargetContext } from './folded-fields.tsx';
export { LanguageField } from './language-field.tsx';
export { TextField } from './text-field.tsx';
export { useFieldError } from './use-field-error.ts';
