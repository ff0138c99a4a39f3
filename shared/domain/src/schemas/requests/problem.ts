import * as z from 'zod/mini';

/** One wrong field: `path` as in `writers.0.shares.pr`, `message` for the member to read. */
export const problemDetail = z.object({ path: z.string(), message: z.string() });

/** The body of every answer that is not a success. `message` is shown to the member. */
export const problem = z.object({
  message: z.string(),
  code: z.string(),
  details: z.optional(z.array(problemDetail)),
  request_id: z.optional(z.string()),
  /** With `stale_version` (412): the object as it stands now. */
  current: z.optional(z.unknown()),
});
export type Problem = z.infer<typeof problem>;
export type ProblemDetail = z.infer<typeof problemDetail>;

/** What a schema found wrong, as `details` of a problem say it. `error` is that of zod's `safeParse`. */
export function problemsIn(error: {
  readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
}): ProblemDetail[] {
  return error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
}
