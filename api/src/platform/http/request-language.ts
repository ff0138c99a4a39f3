import { LANGUAGE_COOKIE, type Language, preferredLanguage } from '@counterpoint/messages';
import { inLanguage, inPseudoLanguage } from '@counterpoint/messages/node';
import { PSEUDO_LANGUAGE } from '@counterpoint/messages/pseudo';
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify';

export function answerInRequestLanguage(app: FastifyInstance, hasPseudo = false): void {
  const enterScope: onRequestHookHandler = (request, _reply, done) =>
    hasPseudo && request.headers.cookie?.includes(`${LANGUAGE_COOKIE}=${PSEUDO_LANGUAGE}`)
      ? inPseudoLanguage(done)
      : inLanguage(languageOf(request), done);
  app.addHook('onRequest', enterScope);
  // Handlers after the body run in the socket's async context, outside of the first scope.
  app.addHook('preValidation', enterScope);
}

export function languageOf(request: FastifyRequest): Language {
  return preferredLanguage(request.headers['accept-language'] ?? '');
}
