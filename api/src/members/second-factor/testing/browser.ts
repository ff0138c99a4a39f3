import type { LightMyRequestResponse } from 'fastify';
import { TOTP } from 'otpauth';
import { anAddress } from '../../../testing/join.ts';
import type { TestApi, TestMember } from '../../../testing/test-api.ts';
import { PASSWORD, setPassword } from '../../../testing/test-password.ts';
import { createSoftwareAuthenticator } from './software-authenticator.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';

/** Keeps cookies, like the browser in which a member signs in. */
export function createBrowser(api: TestApi) {
  const jar = new Map<string, string>();
  const remoteAddress = anAddress();
  let token: string | null = null;

  async function send(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
  ): Promise<LightMyRequestResponse> {
    const answer = await api.inject(method, path, {
      remoteAddress,
      cookies: Object.fromEntries(jar),
      headers: { 'user-agent': CHROME, ...(token !== null && { authorization: `Bearer ${token}` }) },
      ...(payload && { payload }),
    });
    for (const { name, value } of answer.cookies) jar.set(name, value);
    if (answer.statusCode === 201 && path.startsWith('/session')) token = answer.json().data.token;
    return answer;
  }

  const options = async (path: string, payload?: object) => (await send('POST', path, payload)).json().data;

  return {
    send,
    options,
    cookies: jar,
    signIn: (email: string, password = PASSWORD) => send('POST', '/session', { email, password }),
    signInWithCode: (code: string) => send('POST', '/session/code', { code }),
  };
}

export type Browser = ReturnType<typeof createBrowser>;

/** A member who has just signed in with a password. */
export async function aSignedInMember(
  api: TestApi,
): Promise<{ readonly member: TestMember; readonly browser: Browser }> {
  const member = await api.signUp();
  await setPassword(api, member);
  const browser = createBrowser(api);
  await browser.signIn(member.email);
  return { member, browser };
}

export async function addPasskey(browser: Browser, name = 'Laptop') {
  const passkey = createSoftwareAuthenticator();
  const credential = passkey.register(await browser.options('/user/passkey-options'));
  const answer = await browser.send('POST', '/user/passkeys', { name, credential });
  return { passkey, answer, codes: answer.json().data?.recovery_codes as readonly string[] };
}

export async function addApp(api: TestApi, browser: Browser) {
  const { secret } = await browser.options('/user/authenticator-app');
  const totp = new TOTP({ secret });
  const codeNow = () => totp.generate({ timestamp: api.clock.now().getTime() });
  const answer = await browser.send('PUT', '/user/authenticator-app', { code: codeNow() });
  return { codeNow, answer, codes: answer.json().data?.recovery_codes as readonly string[] };
}
