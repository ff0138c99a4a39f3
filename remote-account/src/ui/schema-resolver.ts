import { problemResolver } from '@counterpoint/area-ui/form';
import { problemsIn } from '@counterpoint/domain/schemas/requests';
import type { FieldValues, Resolver } from 'react-hook-form';

export type Check<Values> = (
  values: Values,
) => { success: true } | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } };

/** Returns the error of the field `password`, or null. */
export type PasswordCheck<Values> = (values: Values) => string | null;

export function schemaResolver<Values extends FieldValues>(
  check: Check<Values>,
  checkPassword: PasswordCheck<Values> = () => null,
): Resolver<Values> {
  return problemResolver((values) => {
    const result = check(values);
    const weakness = checkPassword(values);
    return [
      ...(result.success ? [] : problemsIn(result.error)),
      ...(weakness === null ? [] : [{ path: 'password', message: weakness }]),
    ];
  });
}
