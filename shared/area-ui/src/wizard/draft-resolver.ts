import type { ReadDraft } from '@counterpoint/client/drafts';
import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, FieldValues, Resolver } from 'react-hook-form';

export function draftResolver<Values extends FieldValues>(
  read: (values: Values) => ReadDraft<unknown>,
): Resolver<Values> {
  return (values, _context, options) => {
    const result = read(values);
    if (result.ok) return { values, errors: {} };
    const errors: Record<string, FieldError> = {};
    for (const { path, message } of result.problems) errors[path] ??= { type: 'schema', message };
    return { values: {}, errors: toNestErrors<Values>(errors, options) };
  };
}
