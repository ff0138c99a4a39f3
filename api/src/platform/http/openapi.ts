import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { describeErrors, describeHeaders } from './openapi-errors.ts';

declare module 'fastify' {
  interface FastifySchema {
    'x-access'?: FastifyContextConfig['access'];
  }
}

/** For the documentation page: its own files only, no framing. */
const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; " +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Counterpoint',
        version: '1.0.0',
        description:
          'The member portal of a music-rights society. Successful responses are `{ data }`, errors RFC 9457 problems.',
      },
      components: {
        securitySchemes: {
          session: { type: 'http', scheme: 'bearer', description: 'Also needs the session’s cookie.' },
        },
      },
      security: [{ session: [] }],
    },
    transform: (route) => {
      const { schema, url } = jsonSchemaTransform(route);
      return { schema: schema.hide ? schema : describeRoute(url, route.route, schema), url };
    },
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    // The plugin's links lack this plugin's prefix.
    indexPrefix: app.prefix,
    staticCSP: DOCS_POLICY,
    // No badge: it would send the description to another server.
    uiConfig: { deepLinking: true, tryItOutEnabled: false, validatorUrl: null },
  });
  app.get('/openapi.json', { schema: { hide: true }, config: { isQuiet: true } }, async () => app.swagger());
}

function describeRoute(url: string, route: RouteOptions, schema: FastifySchema): FastifySchema {
  const [, , , subject = ''] = url.split('/');
  const headers = describeHeaders(route);
  return {
    ...schema,
    tags: [subject],
    'x-access': route.config?.access,
    response: { ...Object(schema.response), ...describeErrors(route) },
    ...(route.config?.access === 'public' && { security: [] }),
    ...(headers && { headers }),
  };
}
