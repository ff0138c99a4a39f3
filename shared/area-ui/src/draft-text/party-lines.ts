import * as z from 'zod/mini';

/** What is shown of a party; it is not sent. */
export const shownParty = z.object({
  name: z.string(),
  ipi_name_number: z.nullable(z.string()),
  is_member: z.boolean(),
  is_me: z.boolean(),
});
export type ShownParty = z.infer<typeof shownParty>;

/** A line of a party: stored it has its party's name among its fields, the form has it beside them. */
export function lineWithParty<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.pipe(
    z.transform((value: unknown) =>
      value instanceof Object && !('party' in value) ? { ...value, party: value } : value,
    ),
    z.object({ ...shape, party: shownParty }),
  );
}
