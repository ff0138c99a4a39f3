import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';

/** What a schema of the domain says about a form's values. */
export type Check<Values> = (
  values: Values,
) => { success: true } | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };

/** The schema's first word on each field, as react-hook-form takes it; the values stay as they were typed. */
export function schemaResolver<Values extends FieldValues>(check: Check<Values>): Resolver<Values> {
  return (values, _context, options) => {
    const result = check(values);
    if (result.success) return { values, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const { path, message } of result.error.issues) errors[path.join('.')] ??= { type: 'schema', message };
    return { values: {}, errors: toNestErrors<Values>(errors, options) };
  };
}
