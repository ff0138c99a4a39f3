import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';

export type Check<Values> = (
  values: Values,
) => { success: true } | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };

/** Returns the error of the field `password`, or null. */
export type PasswordCheck<Values> = (values: Values) => string | null;

export function schemaResolver<Values extends FieldValues>(
  check: Check<Values>,
  checkPassword: PasswordCheck<Values> = () => null,
): Resolver<Values> {
  return (values, _context, options) => {
    const result = check(values);
    const errors: Record<string, FieldError> = {};
    if (!result.success)
      for (const { path, message } of result.error.issues) errors[path.join('.')] ??= { type: 'schema', message };
    const weakness = errors.password ? null : checkPassword(values);
    if (weakness !== null) errors.password = { type: 'weak', message: weakness };
    if (Object.keys(errors).length === 0) return { values, errors: {} };
    return { values: {}, errors: toNestErrors<Values>(errors, options) };
  };
}
