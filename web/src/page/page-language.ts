import { isLanguage, LANGUAGE_COOKIE, type Language, preferredLanguage } from '@counterpoint/messages';
import { inLanguage } from '@counterpoint/messages/node';
import { PSEUDO_LANGUAGE, pseudoForm } from '@counterpoint/messages/pseudo';
import type { FastifyInstance, FastifyRequest } from 'fastify';

export type PageLanguage = Language | typeof PSEUDO_LANGUAGE;

export const PSEUDO_SCRIPT = '/assets/pseudo-language.js';

declare module 'fastify' {
  interface FastifyRequest {
    /** The reader's choice, otherwise the browser's preference. */
    pageLanguage: PageLanguage;
  }
}

export function answerInPageLanguage(app: FastifyInstance, hasPseudo: boolean): void {
  app.decorateRequest('pageLanguage', 'en');
  app.addHook('onRequest', (request, reply, done) => {
    // Fastify leaves the type of a query open; the value is only compared.
    const isPseudoChosen = hasPseudo && (request.query as Record<string, unknown>)[LANGUAGE_COOKIE] === PSEUDO_LANGUAGE;
    if (isPseudoChosen) reply.header('set-cookie', `${LANGUAGE_COOKIE}=${PSEUDO_LANGUAGE}; Path=/; SameSite=Lax`);
    request.pageLanguage = isPseudoChosen ? PSEUDO_LANGUAGE : pageLanguageOf(request, hasPseudo);
    inLanguage(languageOf(request.pageLanguage), done);
  });
  if (!hasPseudo) return;
  app.get(PSEUDO_SCRIPT, async (_request, reply) => {
    reply.type('text/javascript');
    return `globalThis.pseudoForm = ${pseudoForm};`;
  });
}

/** The pseudo-language is made of English. */
export function languageOf(pageLanguage: PageLanguage): Language {
  return pageLanguage === PSEUDO_LANGUAGE ? 'en' : pageLanguage;
}

function pageLanguageOf({ headers }: FastifyRequest, hasPseudo: boolean): PageLanguage {
  const chosen = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1];
  if (isLanguage(chosen)) return chosen;
  if (hasPseudo && chosen === PSEUDO_LANGUAGE) return PSEUDO_LANGUAGE;
  return preferredLanguage(headers['accept-language'] ?? '');
}
