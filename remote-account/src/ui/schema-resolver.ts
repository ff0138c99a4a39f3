import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';

export type Check<Values> = (
  values: Values,
) => { success: true } | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };

export function schemaResolver<Values extends FieldValues>(check: Check<Values>): Resolver<Values> {
  return (values, _context, options) => {
    const result = check(values);
    if (result.success) return { values, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const { path, message } of result.error.issues) errors[path.join('.')] ??= { type: 'schema', message };
    return { values: {}, errors: toNestErrors<Values>(errors, options) };
  };
}
