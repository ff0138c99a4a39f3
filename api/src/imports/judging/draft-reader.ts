import * as z from 'zod';

/** A draft as it was read, or what is wrong with it. */
export type ReadDraft<Draft> = z.ZodSafeParseResult<Draft>;

/** Compiling costs what it saves with about so many drafts, and most files have fewer. */
const WORTH_COMPILING = 1_000;

/**
 * Reads the drafts of a file by a schema, which is made into code of its own as soon as the file proves long. What that
 * refuses the schema itself reads again, so that the same is said of it.
 */
export function draftReader<Draft>(schema: z.core.$ZodType<Draft>): (value: unknown) => ReadDraft<Draft> {
  let reading = schema;
  let count = 0;
  return (value) => {
    count += 1;
    if (count === WORTH_COMPILING) reading = z.compile(schema);
    return z.safeParse(reading, value);
  };
}
