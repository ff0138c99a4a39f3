import type { Fields } from '@counterpoint/domain/fields';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { actOf } from '../../../platform/http/actor.ts';
import { changeVersioned, deleteVersioned } from '../../../platform/http/changes.ts';
import { runOnce, sendOutcome } from '../../../platform/http/idempotency.ts';
import { type VersionedId, versionedId } from '../../../platform/http/versions.ts';
import type { Services } from '../../../platform/services.ts';
import type { EntryChange, EntryDefinition, EntryTypes } from '../entry-definition.ts';

export interface EntryApi<E extends EntryTypes = EntryTypes> {
  readonly entry: EntryDefinition<E>;
  readonly path: string;
  readonly area: 'compositions' | 'recordings';
  readonly schemas: {
    readonly details: z.ZodMiniType<E['details']>;
    readonly draft: z.ZodMiniType<E['draft']>;
    readonly contestation: z.ZodMiniType<E['contestation']>;
    readonly revisions: z.ZodMiniType;
  };
  /** Can be edited in several entries at once. */
  readonly commonFields: Fields;
}

export type EntryServices = Pick<Services, 'db' | 'now'>;

type Run<E extends EntryTypes, Body, Result> = (
  change: EntryChange<E>,
  target: VersionedId,
  body: Body,
) => Promise<Result>;
type EntryRequest<Body> = FastifyRequest & { readonly params: { id: string }; readonly body: Body };

/** Handlers of requests that state which version of the entry they change. */
export function entryHandlers<E extends EntryTypes>({ entry }: Pick<EntryApi<E>, 'entry'>, services: EntryServices) {
  return {
    versioned:
      <Body>(run: Run<E, Body, E['details']>) =>
      (request: EntryRequest<Body>, reply: FastifyReply) =>
        changeVersioned(services, { request, reply }, (tx, act, target) =>
          run({ entry, tx, act }, target, request.body),
        ),
    once:
      <Body>(run: Run<E, Body, E['details']>) =>
      async (request: EntryRequest<Body>, reply: FastifyReply) => {
        const target = versionedId(request);
        const answer = await runOnce(services.db, request, async (tx) => {
          const data = await run({ entry, tx, act: actOf(request, services.now()) }, target, request.body);
          return { data, version: data.version };
        });
        return sendOutcome(reply, answer);
      },
    deleted: (run: Run<E, undefined, void>) => (request: EntryRequest<unknown>, reply: FastifyReply) =>
      deleteVersioned(services, { request, reply }, (tx, act, target) => run({ entry, tx, act }, target, undefined)),
  };
}
