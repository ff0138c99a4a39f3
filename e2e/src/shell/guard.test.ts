import { paths } from '@counterpoint/contract/paths';
import { fillSignIn, printedMember } from '../portal/demo-member.ts';
import { sessionCookie, setSessionCookie } from '../portal/session-cookie.ts';
import { expect, test } from '../portal/test.ts';

test.use({ expectedErrors: [/401/] });

// `host/src/session/guard.test.ts` tests that every path is guarded.
test('redirects to sign-in without a valid session, and back to the requested page after a wrong password', {
  tag: '@phone',
}, async ({ page, context, portal }) => {
  const ama = printedMember(portal.output(), 'ama.kusi@example.org');
  const deep = `${paths.compositions.list()}?query=night#main`;
  await setSessionCookie(context, portal, 'U2FsdGVkX18AAAAAAAAAAAAAAAAAAAAAAAAAAAAA');
  await page.goto(deep);
  await expect(page).toHaveURL('/');
  await expect.poll(() => sessionCookie(context)).toBeNull();
  await fillSignIn(page, { ...ama, password: 'this is not the password' });
  await expect(page.getByRole('alert')).toContainText('password is wrong');
  await expect(page.getByLabel('Email')).toHaveValue(ama.email);
  await fillSignIn(page, ama);
  await expect(page).toHaveURL(deep);
  await expect(page.getByRole('heading', { level: 1, name: 'Music compositions' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Night Market' })).toBeVisible();
});
