import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** Describes every route from the schemas it is checked by: `openapi.json`, and a page to browse it at `docs`. */
export async function describeApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Counterpoint',
        version: '1.0.0',
        description: 'The member portal of a music-rights society. Successes are `{ data }`, errors a problem.',
      },
      components: {
        securitySchemes: { session: { type: 'http', scheme: 'bearer', description: 'And the cookie it is bound to.' } },
      },
      security: [{ session: [] }],
    },
    transform: jsonSchemaTransform,
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    uiConfig: { deepLinking: true, tryItOutEnabled: false },
  });
  app.get('/openapi.json', { schema: { hide: true }, config: { isQuiet: true } }, async () => app.swagger());
}
