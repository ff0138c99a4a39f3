import type { FastifyInstance } from 'fastify';
import * as text from '../../messages/errors.generated.ts';
import * as notFoundText from '../../messages/not-found.generated.ts';
import { AppError, notFound } from './app-error.ts';
import { sendProblem } from './error-handler.ts';

export function answerUnknownRoutes(app: FastifyInstance): void {
  const addresses = new Map<string, { readonly pattern: RegExp; readonly methods: Set<string> }>();
  app.addHook('onRoute', ({ url, method }) => {
    const address = addresses.get(url) ?? { pattern: toPattern(url), methods: new Set() };
    for (const name of [method].flat()) address.methods.add(name);
    addresses.set(url, address);
  });
  app.setNotFoundHandler((request, reply) => {
    const [path = ''] = request.url.split('?', 1);
    const allowed = [...addresses.values()].filter(({ pattern }) => pattern.test(path));
    const methods = [...new Set(allowed.flatMap((address) => [...address.methods]))];
    const error = methods.length
      ? new AppError(405, 'method_not_allowed', text.methodNotAllowed(), { headers: { allow: methods.join(', ') } })
      : notFound(notFoundText.address());
    return sendProblem(reply, error, request.id);
  });
}

function toPattern(url: string): RegExp {
  const source = url
    .split('/')
    .map((part) => (part.startsWith(':') ? '[^/]+' : part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&').replace('*', '.*')))
    .join('/');
  return new RegExp(`^${source}/?$`);
}
