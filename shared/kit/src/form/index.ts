export { applyServerErrors } from './apply-server-errors.ts';
export { Checkbox } from './checkbox.tsx';
export { CheckboxCards } from './checkbox-cards.tsx';
export { ErrorSummary, focusField } from './error-summary.tsx';
export { FailureAlert } from './failure-alert.tsx';
export { Field, useFieldControl } from './field.tsx';
export { FieldGroup } from './field-group.tsx';
export { FoldedGroup } from './folded-group.tsx';
export {
  Input,
  type InputProps,
  Select,
  type SelectOption,
  type SelectProps,
  Textarea,
  WithChevron,
} from './inputs.tsx';
export { LineList } from './line-list.tsx';
export { NameLines } from './name-lines.tsx';
export { PasswordInput } from './password-input.tsx';
export { RadioCards } from './radio-cards.tsx';
export { YearSelect } from './year-select.tsx';
