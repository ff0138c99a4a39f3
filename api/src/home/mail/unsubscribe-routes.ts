import { MAIL_GROUPS, type MailPreferences } from '@counterpoint/domain/schemas/home';
import { inLanguage } from '@counterpoint/messages/node';
import type { FastifyReply } from 'fastify';
import * as z from 'zod';
import * as text from '../../messages/notification-mail.generated.ts';
import { type Database, inTransaction } from '../../platform/db/transaction.ts';
import { htmlDocument, htmlOf, pageHeading, postButton } from '../../platform/mail/mail-html.ts';
import { linkTo, portalAddress } from '../../platform/mail/messages.ts';
import type { Routes } from '../../platform/services.ts';
import { choosePreferences } from './mail-preference-service.ts';
import { readMailAccount, readPreferences } from './mail-repository.ts';
import { groupLabels, PREFERENCES_PATH } from './notification-letter.ts';
import { isSignedBy, parseUnsubscribeToken, type UnsubscribeScope } from './unsubscribe-token.ts';

const HTML = 'text/html';
const content = { [HTML]: { schema: z.string() } };
const schema = {
  querystring: z.object({ token: z.string().max(200) }),
  response: {
    200: { description: 'A page for the recipient.', content },
    404: { description: 'A page that says so.', content },
  },
};
/** The page consists of styled HTML and a form that posts to itself. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'";

/** Mail programs post here without a session (RFC 8058). Only a post changes anything: programs also follow links. */
export const unsubscribeRoutes: Routes<'db' | 'now'> = async (app, { db, now }) => {
  // The token says everything; what a form or a mail program sends along isn't needed.
  app.addContentTypeParser(
    ['application/x-www-form-urlencoded', 'multipart/form-data'],
    { parseAs: 'string' },
    (_request, _body, done) => done(null, null),
  );

  app.get('/mail/unsubscribe', { config: { access: 'public' }, schema }, async (request, reply) => {
    const found = await findSubscription(db, request.query.token);
    if (!found) return sendUnknown(reply, db);
    return inLanguage(found.language, () =>
      sendPage(reply, text.unsubscribeQuestion(), [
        htmlOf(text.unsubscribeFrom({ groups: labelOf(found.scope) })),
        postButton(text.unsubscribe()),
        preferencesLink(db),
      ]),
    );
  });

  app.post('/mail/unsubscribe', { config: { access: 'public' }, schema }, async (request, reply) => {
    const found = await findSubscription(db, request.query.token);
    if (!found) return sendUnknown(reply, db);
    const { accountId, scope } = found;
    await inTransaction(db, async (tx) => {
      const preferences = withoutScope(await readPreferences(tx, accountId), scope);
      await choosePreferences(tx, { actor: null, at: now(), requestId: request.id }, { accountId, preferences });
    });
    return inLanguage(found.language, () =>
      sendPage(reply, text.unsubscribed(), [
        htmlOf(text.unsubscribedFrom({ groups: labelOf(found.scope) })),
        htmlOf(text.deadlinesStay()),
        preferencesLink(db),
      ]),
    );
  });
};

async function findSubscription(db: Database, token: string) {
  const parsed = parseUnsubscribeToken(token);
  const account = parsed && (await readMailAccount(db, parsed.accountId));
  return account && isSignedBy(parsed, account.mail_key) ? { ...parsed, language: account.language } : null;
}

function withoutScope(preferences: MailPreferences, scope: UnsubscribeScope): MailPreferences {
  const chosen = { ...preferences };
  for (const group of MAIL_GROUPS)
    if (typeof scope === 'string' ? chosen[group] === scope : scope.includes(group)) chosen[group] = 'never';
  return chosen;
}

function labelOf(scope: UnsubscribeScope): string {
  if (scope === 'daily') return text.dailySummary();
  return scope === 'weekly' ? text.weeklySummary() : groupLabels(scope);
}

function sendUnknown(reply: FastifyReply, db: Database): FastifyReply {
  return sendPage(reply.code(404), text.unknownLink(), [htmlOf(text.unknownLinkHelp()), preferencesLink(db)]);
}

function preferencesLink(db: Database): string {
  return htmlOf({ type: 'link', label: text.changePreferences(), url: linkTo(portalAddress(db), PREFERENCES_PATH) });
}

function sendPage(reply: FastifyReply, title: string, content: readonly string[]): FastifyReply {
  return reply
    .header('content-security-policy', POLICY)
    .type(`${HTML}; charset=utf-8`)
    .send(htmlDocument(title, [pageHeading(title), ...content].join('\n')));
}
