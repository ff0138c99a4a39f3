import type { FieldErrors, FieldValues, Path } from 'react-hook-form';

export function summarizeErrors<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  order: readonly Path<Values>[],
): { name: string; message: string }[] {
  return order.flatMap((name) => {
    const error: unknown = errors[name];
    const lines = Array.isArray(error) ? error.flatMap((line, index) => messageIn(`${name}.${index}`, line)) : [];
    return [...messageIn(name, error), ...lines];
  });
}

function messageIn(name: string, error: unknown): { name: string; message: string }[] {
  const message: unknown = typeof error === 'object' && error !== null && 'message' in error ? error.message : null;
  return typeof message === 'string' ? [{ name, message }] : [];
}
