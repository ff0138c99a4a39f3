import * as z from 'zod';

/** A draft as it was read, or what is wrong with it. */
export type ReadDraft<Draft> = z.ZodSafeParseResult<Draft>;

/** Compiling costs what it saves with about so many drafts, and most files have fewer. */
const WORTH_COMPILING = 1_000;

/**
 * Reads the drafts of a file by a schema. As soon as the file proves long `plain`, a schema that takes the same, is made into
 * code of its own. What that refuses the schema itself reads again, so that the same is said of it.
 */
export function draftReader<Draft>(
  schema: z.core.$ZodType<Draft>,
  plain: z.core.$ZodType<Draft> = schema,
): (value: unknown) => ReadDraft<Draft> {
  let reading = schema;
  let count = 0;
  return (value) => {
    count += 1;
    if (count === WORTH_COMPILING) reading = z.compile(plain);
    const read = z.safeParse(reading, value);
    return read.success || plain === schema ? read : z.safeParse(schema, value);
  };
}
