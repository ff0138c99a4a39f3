import { problem } from '@counterpoint/domain/schemas/requests';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyContextConfig, FastifyInstance, FastifySchema, RouteOptions } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import * as z from 'zod';

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

const HEADERS = {
  'if-match': 'The `ETag` of the version to change: `"3"`.',
  'idempotency-key': 'A new key for each creation, the same for its retries: 8 to 200 characters.',
} as const;
type HeaderName = keyof typeof HEADERS;

declare module 'fastify' {
  interface FastifyContextConfig {
    requires?: readonly HeaderName[];
    /** Optional. */
    accepts?: readonly HeaderName[];
  }
}

interface DocumentedRoute {
  readonly config: FastifyContextConfig;
  readonly schema: { readonly body?: unknown; readonly querystring?: unknown; readonly params?: unknown };
}

const ERRORS: Readonly<Record<number, { readonly description: string; isOf(route: DocumentedRoute): boolean }>> = {
  400: {
    description: 'The body or a required header can’t be parsed.',
    isOf: ({ config, schema }) => Boolean(schema.body ?? config.requires?.length),
  },
  401: {
    description: 'The session is missing or has ended, or its cookie is missing.',
    isOf: ({ config }) => config.access !== 'public',
  },
  403: {
    description: 'The person’s role for this member doesn’t allow it.',
    isOf: ({ config: { access } }) => access?.endsWith(':change') ?? false,
  },
  404: {
    description: 'It doesn’t exist, or belongs to another member.',
    isOf: ({ schema }) => schema.params !== undefined,
  },
  409: {
    description: 'Its current state doesn’t allow this; `code` says why.',
    isOf: ({ config }) => Boolean(config.requires?.length),
  },
  412: {
    description: 'It was changed since that version; `current` is its present state.',
    isOf: ({ config }) => config.requires?.includes('if-match') ?? false,
  },
  413: { description: 'The body is too large.', isOf: ({ schema }) => schema.body !== undefined },
  415: { description: 'The body isn’t application/json.', isOf: ({ schema }) => schema.body !== undefined },
  422: {
    description: 'Invalid fields, by path in `details`; or a key that was used for another request.',
    isOf: ({ config, schema }) =>
      Boolean(schema.body ?? schema.querystring ?? config.requires?.includes('idempotency-key')),
  },
  428: { description: 'If-Match is missing.', isOf: ({ config }) => config.requires?.includes('if-match') ?? false },
  429: {
    description: 'Too many attempts; Retry-After says when to try again.',
    // Public routes with a body are rate-limited.
    isOf: ({ config, schema }) => config.access === 'public' && schema.body !== undefined,
  },
  503: { description: 'Temporarily unavailable; Retry-After says when to try again.', isOf: () => true },
};

const { $schema: _, ...PROBLEM } = z.toJSONSchema(problem);

function describeErrors({ config = {}, schema = {} }: Pick<RouteOptions, 'config' | 'schema'>) {
  const errors = Object.entries(ERRORS).filter(([, { isOf }]) => isOf({ config, schema }));
  const described = errors.map(([status, { description }]) => [status, { ...PROBLEM, description }] as const);
  return {
    ...Object.fromEntries(described),
    '4xx': { ...PROBLEM, description: 'Any other error of the request; `code` says which.' },
  };
}

function describeHeaders({ config }: Pick<RouteOptions, 'config'>) {
  const required = config?.requires ?? [];
  const names = [...required, ...(config?.accepts ?? [])];
  if (names.length === 0) return undefined;
  const properties = names.map((name) => [name, { type: 'string', description: HEADERS[name] }] as const);
  return { type: 'object', properties: Object.fromEntries(properties), required };
}
