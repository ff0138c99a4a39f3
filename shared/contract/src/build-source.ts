import * as z from 'zod/mini';

/** Origin of a build, as stated by its build server. Signed with the build's record. */
export const buildSource = z.strictObject({
  commit: z.string().check(z.regex(/^[0-9a-f]{7,64}$/)),
  /** The address of the run that built it. */
  run: z.url({ protocol: /^https?$/ }).check(z.maxLength(300)),
});
export type BuildSource = z.infer<typeof buildSource>;

/** From the variables that GitHub Actions, its compatibles and GitLab set; undefined elsewhere. */
export function sourceOf(env: Readonly<Record<string, string | undefined>>): BuildSource | undefined {
  const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: id } = env;
  const run = server && repository && id ? `${server}/${repository}/actions/runs/${id}` : env.CI_JOB_URL;
  return buildSource.safeParse({ commit: env.GITHUB_SHA ?? env.CI_COMMIT_SHA, run }).data;
}
