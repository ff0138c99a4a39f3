import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import Fastify, {
  type FastifyInstance,
  type FastifyPluginAsync,
  type FastifyPluginOptions,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { requireSessions } from '../members/session/authenticate.ts';
import type { Env } from '../platform/config/env.ts';
import { answerWithoutContent } from '../platform/http/envelope.ts';
import { handleError, handleUnreadable } from '../platform/http/error-handler.ts';
import { stopGracefully } from '../platform/http/graceful-stop.ts';
import { describeApi } from '../platform/http/openapi.ts';
import { answerInRequestLanguage } from '../platform/http/request-language.ts';
import { logRequests } from '../platform/http/request-log.ts';
import { addSecurityHeaders } from '../platform/http/security-headers.ts';
import { endSlowBodies } from '../platform/http/slow-bodies.ts';
import { answerUnknownRoutes } from '../platform/http/unknown-routes.ts';
import { readJsonBodies, rejectAmbiguous, rejectUnreadable } from '../platform/http/unreadable-request.ts';
import { refuseWhenBusy } from '../platform/limits/refuse-when-busy.ts';
import type { Services } from '../platform/services.ts';
import { traceFields } from '../platform/tracing/traced.ts';
import { runBackground } from './background.ts';
import { subjectRoutes } from './routes.ts';

export const API_PREFIX = '/api/v1';

export function apiPlugin(context: Services, routes = subjectRoutes): FastifyPluginAsync {
  return named('api', async (parent) => {
    await parent.register(
      named('prefixed', async (app) => {
        app.setValidatorCompiler(validatorCompiler);
        app.setSerializerCompiler(serializerCompiler);
        app.setErrorHandler(handleError);
        readJsonBodies(app);
        answerInRequestLanguage(app, context.env.PSEUDO_LANGUAGE === '1');
        addSecurityHeaders(app, context.env.PUBLIC_URL.startsWith('https://'));
        logRequests(app);
        endSlowBodies(app);
        answerUnknownRoutes(app);
        answerWithoutContent(app);
        await app.register(cookie);
        await describeApi(app);
        runBackground(app, context);
        stopGracefully(app);
        await app.register(
          named('subjects', async (subjects) => {
            refuseWhenBusy(subjects, context);
            requireSessions(subjects, context);
            for (const subject of routes) await subjects.register(named(subject.name, subject), context);
          }),
        );
      }),
      { prefix: API_PREFIX },
    );
  });
}

/** Fastify searches all loaded modules for an unnamed plugin, which took a third of the tests' time. */
function named<Options extends FastifyPluginOptions>(
  name: string,
  plugin: FastifyPluginAsync<Options>,
): FastifyPluginAsync<Options> {
  return Object.assign(plugin, { [Symbol.for('fastify.display-name')]: name });
}

/** Time of a 20 MB upload on the slowest lines; other bodies have less (`endSlowBodies`). */
const MAX_REQUEST_MS = 15 * 60_000;

type ServerEnv = Pick<Env, 'LOG_LEVEL' | 'LOG_FORMAT' | 'BODY_LIMIT' | 'TRUST_PROXY'>;

export function createHttpServer(env: ServerEnv, options: FastifyServerOptions = {}): FastifyInstance {
  const app = Fastify({ ...serverOptions(env), ...options });
  rejectAmbiguous(app);
  return app;
}

function serverOptions(env: ServerEnv): FastifyServerOptions {
  const isText = env.LOG_FORMAT ? env.LOG_FORMAT === 'text' : process.stdout.isTTY;
  return {
    logger: { level: env.LOG_LEVEL, mixin: traceFields, ...(isText && { transport: { target: 'pino-pretty' } }) },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: env.BODY_LIMIT,
    trustProxy: env.TRUST_PROXY ?? false,
    // Schemas refuse unknown query keys, but prototype keys must be refused here.
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    requestTimeout: MAX_REQUEST_MS,
    frameworkErrors: handleUnreadable,
    clientErrorHandler: rejectUnreadable,
  };
}

export async function buildApp(context: Services): Promise<FastifyInstance> {
  const app = createHttpServer(context.env);
  await app.register(apiPlugin(context));
  return app;
}
