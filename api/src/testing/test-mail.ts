import type { TestApi } from './test-api.ts';

interface TestMail {
  readonly subject: string;
  readonly body: string;
  readonly html: string | null;
  readonly unsubscribe_url: string | null;
}

/** Mails to an address, oldest first. */
export async function mailsTo(api: TestApi, email: string): Promise<TestMail[]> {
  return api.db
    .selectFrom('mail')
    .select(['subject', 'body', 'html', 'unsubscribe_url'])
    .where('recipient', '=', email)
    .orderBy('id')
    .execute();
}

/** The token of the last link to `pathname` mailed to an address; throws if there is none. */
export async function lastToken(api: TestApi, email: string, pathname: string): Promise<string> {
  const links = (await mailsTo(api, email)).flatMap(({ body }) => body.match(/https?:\/\/\S+/g) ?? []);
  const link = links.map((text) => new URL(text)).findLast((url) => url.pathname.startsWith(pathname));
  const token = link?.searchParams.values().next().value;
  if (!token) throw new Error(`No link to ${pathname} was mailed to ${email}.`);
  return token;
}
