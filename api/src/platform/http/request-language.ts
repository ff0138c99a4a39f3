import { type Language, preferredLanguage } from '@counterpoint/messages';
import { inLanguage } from '@counterpoint/messages/node';
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';

/** Answers each request in the language that its `Accept-Language` prefers. */
export function answerInRequestLanguage(app: FastifyInstance): void {
  const enterScope: onRequestHookHandler = (request, _reply, done) => inLanguage(languageOf(request), done);
  app.addHook('onRequest', enterScope);
  // What follows the body runs in the context of the socket's last event, outside of the first scope.
  app.addHook('preValidation', enterScope);
}

export function languageOf(request: FastifyRequest): Language {
  return preferredLanguage(request.headers['accept-language'] ?? '');
}
