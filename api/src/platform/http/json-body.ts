import type { FastifyInstance } from 'fastify';
import * as text from '../../messages/errors.generated.ts';
import { AppError } from './app-error.ts';

/**
 * Takes bodies of JSON in UTF-8 and nothing else. Fastify's own parser reads bytes that are no UTF-8 as U+FFFD, and a
 * name that a form sent in another encoding would be stored in ruins.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    let json: string;
    try {
      json = typeof body === 'string' ? body : utf8.decode(body);
    } catch (cause) {
      done(new AppError(400, 'malformed_body', text.notUtf8(), { cause }));
      return;
    }
    parse(request, json, done);
  });
}
