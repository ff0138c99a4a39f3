import * as z from 'zod';

export type ReadDraft<Draft> = z.ZodSafeParseResult<Draft>;

/** Compiling costs what it saves on about this many drafts. Most files have fewer. */
const WORTH_COMPILING = 1_000;

/** For long files, `plain` is compiled; `schema` parses again what it refuses, so that messages stay the same. */
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
