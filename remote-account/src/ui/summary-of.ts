import type { FieldErrors, FieldValues, Path } from 'react-hook-form';

/** What is wrong in a flat form, in the order in which the fields stand on the page. */
export function summaryOf<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  order: readonly Path<Values>[],
): { name: string; message: string }[] {
  return order.flatMap((name) => {
    const message = errors[name]?.message;
    return typeof message === 'string' ? [{ name, message }] : [];
  });
}
