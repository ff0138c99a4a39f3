import { type Language, preferredLanguage } from '@counterpoint/messages';
import { inLanguage } from '@counterpoint/messages/node';
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';

export function answerInRequestLanguage(app: FastifyInstance): void {
  const enterScope: onRequestHookHandler = (request, _reply, done) => inLanguage(languageOf(request), done);
  app.addHook('onRequest', enterScope);
  // Handlers after the body run in the socket's async context, outside of the first scope.
  app.addHook('preValidation', enterScope);
}

export function languageOf(request: FastifyRequest): Language {
  return preferredLanguage(request.headers['accept-language'] ?? '');
}
