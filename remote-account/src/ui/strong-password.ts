import { weaknessOf } from '@counterpoint/domain/passwords';
import * as z from 'zod/mini';

/** Adds the check of a new password against what is known about its owner. It runs beside the errors of other fields. */
export function withStrongPassword<Body extends { readonly password: string }>(
  schema: z.ZodMiniType<Body>,
  knownOf: (body: Body) => readonly string[],
): z.ZodMiniType<Body> {
  return schema.check(
    z.check(
      ({ value, issues }) => {
        const message = weaknessOf(value.password, knownOf(value));
        if (message !== null) issues.push({ code: 'custom', input: value, path: ['password'], message });
      },
      { when: () => true },
    ),
  );
}
