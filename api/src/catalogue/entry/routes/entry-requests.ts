import type { Fields } from '@counterpoint/domain/fields';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type * as z from 'zod/mini';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { actOf } from '../../../platform/http/actor.ts';
import { runOnce, sendOutcome } from '../../../platform/http/idempotency.ts';
import { type VersionedId, versionedId, withVersion } from '../../../platform/http/versions.ts';
import type { Services } from '../../../platform/services.ts';
import type { EntryChange, EntryDefinition, EntryDetails, EntryTypes } from '../entry-definition.ts';

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

type Change = (change: EntryChange) => Promise<EntryDetails>;
type VersionedChange = (change: EntryChange, target: VersionedId) => Promise<EntryDetails>;
type EntryRequest = FastifyRequest & { params: { id: string } };

export function entryRequests({ entry }: EntryApi, { db, now }: EntryServices) {
  async function change(request: FastifyRequest, reply: FastifyReply, run: Change) {
    return withVersion(reply, await inTransaction(db, (tx) => run({ entry, tx, act: actOf(request, now()) })));
  }

  function changeVersioned(request: EntryRequest, reply: FastifyReply, run: VersionedChange) {
    const target = versionedId(request);
    return change(request, reply, (opened) => run(opened, target));
  }

  async function changeOnce(request: FastifyRequest, reply: FastifyReply, run: Change) {
    const answer = await runOnce(db, request, async (tx) => {
      const data = await run({ entry, tx, act: actOf(request, now()) });
      return { data, version: data.version };
    });
    return sendOutcome(reply, answer);
  }

  return { change, changeVersioned, changeOnce };
}
