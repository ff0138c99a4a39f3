import type { TestApi } from './test-api.ts';

/** What was mailed to an address, oldest first. */
export async function mailsTo(api: TestApi, email: string): Promise<{ subject: string; body: string }[]> {
  return api.db.selectFrom('mail').select(['subject', 'body']).where('recipient', '=', email).orderBy('id').execute();
}

/** The token of the last link to `pathname` that was mailed to an address; fails where there is none. */
export async function lastToken(api: TestApi, email: string, pathname: string): Promise<string> {
  const links = (await mailsTo(api, email)).flatMap(({ body }) => body.match(/https?:\/\/\S+/g) ?? []);
  const link = links.map((text) => new URL(text)).findLast((url) => url.pathname.startsWith(pathname));
  const token = link?.searchParams.values().next().value;
  if (!token) throw new Error(`No link to ${pathname} was mailed to ${email}.`);
  return token;
}
