import * as z from 'zod/mini';

const shownParty = z.object({
  name: z.string(),
  ipi_name_number: z._default(z.nullable(z.string()), null),
  is_member: z.boolean(),
  is_me: z.boolean(),
  /** In the revision that was read; none for a party just added. */
  confirmation: z.optional(z.string()),
});
export type ShownParty = z.infer<typeof shownParty>;

/** A line's form value has the party as an object; stored, its fields are inline. */
export function lineWithParty<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.pipe(
    z.transform((value: unknown) =>
      value instanceof Object && !('party' in value) ? { ...value, party: value } : value,
    ),
    z.object({ ...shape, party: shownParty }),
  );
}
