import { problem } from '@counterpoint/domain/schemas/requests';
import type { FastifyContextConfig, RouteOptions } from 'fastify';
import * as z from 'zod';

export const REQUIRED_HEADERS = {
  'if-match': 'The version that the change is based on, as its `ETag` came: `"3"`.',
  'idempotency-key': 'New for each creation, the same when it is tried again: 8 to 200 characters.',
} as const;
export type RequiredHeader = keyof typeof REQUIRED_HEADERS;

declare module 'fastify' {
  interface FastifyContextConfig {
    asks?: readonly RequiredHeader[];
  }
}

interface Refusing {
  readonly config: FastifyContextConfig;
  readonly schema: { readonly body?: unknown; readonly querystring?: unknown; readonly params?: unknown };
}

const ERRORS: Readonly<Record<number, { readonly says: string; isOf(route: Refusing): boolean }>> = {
  400: {
    says: 'The body, or a header that the call asks for, cannot be read.',
    isOf: ({ config, schema }) => Boolean(schema.body ?? config.asks?.length),
  },
  401: {
    says: 'No session, one that has ended, or one without the cookie it is bound to.',
    isOf: ({ config }) => config.access !== 'public',
  },
  403: { says: 'The account may not do this.', isOf: ({ config }) => config.permissions !== undefined },
  404: { says: 'There is none, or it is another member’s.', isOf: ({ schema }) => schema.params !== undefined },
  409: {
    says: 'Something stands against it as it now is; `code` says what.',
    isOf: ({ config }) => Boolean(config.asks?.length),
  },
  412: {
    says: 'It was changed since that version; `current` is how it stands.',
    isOf: ({ config }) => config.asks?.includes('if-match') ?? false,
  },
  413: { says: 'The body is too large.', isOf: ({ schema }) => schema.body !== undefined },
  415: { says: 'The body is not application/json.', isOf: ({ schema }) => schema.body !== undefined },
  422: {
    says: 'Wrong fields, each by its path in `details`; or a key that was used for something else.',
    isOf: ({ config, schema }) =>
      Boolean(schema.body ?? schema.querystring ?? config.asks?.includes('idempotency-key')),
  },
  428: { says: 'If-Match is missing.', isOf: ({ config }) => config.asks?.includes('if-match') ?? false },
  429: { says: 'Too many attempts; Retry-After says when.', isOf: ({ config, schema }) => isLimited(config, schema) },
  503: { says: 'Temporarily unavailable; Retry-After says when to try again.', isOf: () => true },
};

/** Public routes with a body are rate-limited. */
function isLimited({ access }: FastifyContextConfig, { body }: Refusing['schema']): boolean {
  return access === 'public' && body !== undefined;
}

const { $schema: _, ...PROBLEM } = z.toJSONSchema(problem);

export function describeErrors({ config = {}, schema = {} }: Pick<RouteOptions, 'config' | 'schema'>) {
  const errors = Object.entries(ERRORS).filter(([, { isOf }]) => isOf({ config, schema }));
  const described = errors.map(([status, { says }]) => [status, { ...PROBLEM, description: says }] as const);
  return {
    ...Object.fromEntries(described),
    '4xx': { ...PROBLEM, description: 'Any other refusal; `code` says which.' },
  };
}

export function describeHeaders({ config }: Pick<RouteOptions, 'config'>) {
  const asked = config?.asks ?? [];
  if (asked.length === 0) return undefined;
  const properties = asked.map((name) => [name, { type: 'string', description: REQUIRED_HEADERS[name] }] as const);
  return { type: 'object', properties: Object.fromEntries(properties), required: asked };
}
