export { applyServerErrors } from './apply-server-errors.ts';
export { Checkbox } from './checkbox.tsx';
export { CheckboxCards } from './checkbox-cards.tsx';
export { ErrorSummary } from './error-summary.tsx';
export { Field, type FieldControl, useFieldControl } from './field.tsx';
export { FieldGroup } from './field-group.tsx';
export { Input, type InputProps, Select, type SelectOption, type SelectProps, Textarea } from './inputs.tsx';
export { PasswordInput } from './password-input.tsx';
export { RadioCards } from './radio-cards.tsx';
