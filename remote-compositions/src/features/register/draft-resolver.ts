import { toNestErrors } from '@hookform/resolvers';
import type { FieldError, Resolver } from 'react-hook-form';
import type { DraftValues } from './draft-values.ts';
import { readDraft } from './read-draft.ts';

/** The schema's word on each field, as react-hook-form takes it. A draft's totals may be anything. */
export const draftResolver: Resolver<DraftValues> = (values, _context, options) => {
  const read = readDraft(values);
  if (read.ok) return { values, errors: {} };
  const errors: Record<string, FieldError> = {};
  for (const { path, message } of read.problems) errors[path] ??= { type: 'schema', message };
  return { values: {}, errors: toNestErrors<DraftValues>(errors, options) };
};
