import { problem } from '@counterpoint/domain/schemas/requests';
import type { FastifyContextConfig, RouteOptions } from 'fastify';
import * as z from 'zod';

export const REQUIRED_HEADERS = {
  'if-match': 'The `ETag` of the version to change: `"3"`.',
  'idempotency-key': 'A new key for each creation, the same for its retries: 8 to 200 characters.',
} as const;
export type RequiredHeader = keyof typeof REQUIRED_HEADERS;

declare module 'fastify' {
  interface FastifyContextConfig {
    requires?: readonly RequiredHeader[];
  }
}

interface Refusing {
  readonly config: FastifyContextConfig;
  readonly schema: { readonly body?: unknown; readonly querystring?: unknown; readonly params?: unknown };
}

const ERRORS: Readonly<Record<number, { readonly description: string; isOf(route: Refusing): boolean }>> = {
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
    isOf: ({ config, schema }) => isLimited(config, schema),
  },
  503: { description: 'Temporarily unavailable; Retry-After says when to try again.', isOf: () => true },
};

/** Public routes with a body are rate-limited. */
function isLimited({ access }: FastifyContextConfig, { body }: Refusing['schema']): boolean {
  return access === 'public' && body !== undefined;
}

const { $schema: _, ...PROBLEM } = z.toJSONSchema(problem);

export function describeErrors({ config = {}, schema = {} }: Pick<RouteOptions, 'config' | 'schema'>) {
  const errors = Object.entries(ERRORS).filter(([, { isOf }]) => isOf({ config, schema }));
  const described = errors.map(([status, { description }]) => [status, { ...PROBLEM, description }] as const);
  return {
    ...Object.fromEntries(described),
    '4xx': { ...PROBLEM, description: 'Any other error of the request; `code` says which.' },
  };
}

export function describeHeaders({ config }: Pick<RouteOptions, 'config'>) {
  const required = config?.requires ?? [];
  if (required.length === 0) return undefined;
  const properties = required.map((name) => [name, { type: 'string', description: REQUIRED_HEADERS[name] }] as const);
  return { type: 'object', properties: Object.fromEntries(properties), required };
}
