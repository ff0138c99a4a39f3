import * as z from 'zod/mini';

/** `path` as in `writers.0.shares.pr`; `message` is for the member. */
export const problemDetail = z.object({ path: z.string(), message: z.string() });

/** Body of every error response. `message` is for the member. */
export const problem = z.object({
  message: z.string(),
  /** A proxy may send a message alone. */
  code: z._default(z.string(), 'unknown'),
  details: z.optional(z.array(problemDetail)),
  request_id: z.optional(z.string()),
  /** The current object, with `stale_version` (412). */
  current: z.optional(z.unknown()),
});
export type Problem = z.infer<typeof problem>;
export type ProblemDetail = z.infer<typeof problemDetail>;

export function problemsIn(error: {
  readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[];
}): ProblemDetail[] {
  return error.issues.map(({ path, message }) => ({ path: path.map(String).join('.'), message }));
}
