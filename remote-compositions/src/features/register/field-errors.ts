import type { ProblemDetail } from '@counterpoint/domain/schemas';

/** The errors that a form holds, nested as it holds them, as paths and messages in the order of the form. */
export function listErrors(errors: object, prefix = ''): ProblemDetail[] {
  return Object.entries(errors).flatMap(([name, value]: [string, unknown]) => {
    // `root` is where react-hook-form keeps what is wrong with a list as a whole.
    const path = name === 'root' ? prefix : [prefix, name].filter(Boolean).join('.');
    if (typeof value !== 'object' || value === null || name === 'ref') return [];
    if ('message' in value && typeof value.message === 'string') return [{ path, message: value.message }];
    return listErrors(value, path);
  });
}
