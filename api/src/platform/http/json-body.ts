import type { FastifyInstance } from 'fastify';
import * as text from '../../messages/errors.generated.ts';
import { AppError } from './app-error.ts';

/** Accepts UTF-8 only. Fastify's parser would replace other bytes by U+FFFD and corrupt names. */
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
