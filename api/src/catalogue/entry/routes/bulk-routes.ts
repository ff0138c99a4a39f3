import type { Fields } from '@counterpoint/domain/fields';
import {
  BULK_FAILURES,
  type BulkOutcome,
  type BulkResult,
  bulkResult,
  chosenEntries,
  contestedEntries,
  editedEntries,
  MAX_BULK_ENTRIES,
  withdrawnEntries,
} from '@counterpoint/domain/schemas/entries';
import { problemsIn } from '@counterpoint/domain/schemas/requests';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import * as text from '../../../messages/entries.generated.ts';
import * as notFoundText from '../../../messages/not-found.generated.ts';
import { type Database, inTransaction } from '../../../platform/db/transaction.ts';
import { type Act, actOf, actorOf } from '../../../platform/http/actor.ts';
import { AppError, wrongFields } from '../../../platform/http/app-error.ts';
import { returns } from '../../../platform/http/envelope.ts';
import type { VersionedId } from '../../../platform/http/versions.ts';
import { editField } from '../bulk/edit-field.ts';
import { confirmRevision, contestRevision, remindInvitedParties } from '../confirmation/confirmation-service.ts';
import { deleteDraft } from '../drafts/draft-service.ts';
import type { EntryChange, EntryDefinition } from '../entry-definition.ts';
import { readAwaiting, readOwn } from '../open-entry.ts';
import { withdrawEntry } from '../revisions/withdrawal-service.ts';
import type { EntryApi, EntryServices } from './entry-api.ts';

const idsQuery = z.object({
  ids: z
    .string()
    .transform((ids) => ids.split(','))
    .pipe(z.array(z.guid({ error: () => notFoundText.anything() })).max(MAX_BULK_ENTRIES)),
});

export function bulkRoutes(api: EntryApi): FastifyPluginAsyncZod<EntryServices> {
  return async (app, { db, now }) => {
    const { area, entry, path, schemas } = api;
    const config = { access: `${area}:change` } as const;
    const response = returns(200, bulkResult);
    const options = { config, schema: { body: chosenEntries, response } };
    const acts = {
      'bulk-discard': deleteDraft,
      'bulk-confirm': confirmRevision,
      'bulk-remind': (change: EntryChange, { id }: VersionedId) => remindInvitedParties(change, id),
    };
    for (const [name, actOnOne] of Object.entries(acts))
      app.post(`${path}/${name}`, options, async (request) => ({
        data: await actOnEach({ entry, db, act: actOf(request, now()) }, request.body.entries, actOnOne),
      }));

    app.post(`${path}/bulk-withdraw`, { config, schema: { body: withdrawnEntries, response } }, async (request) => {
      const { entries, reason } = request.body;
      const acting = { entry, db, act: actOf(request, now()) };
      return { data: await actOnEach(acting, entries, (change, target) => withdrawEntry(change, target, reason)) };
    });

    app.post(
      `${path}/bulk-contest`,
      { config, schema: { body: contestedEntries(schemas.contestation), response } },
      async (request) => {
        const { entries } = request.body;
        const acting = { entry, db, act: actOf(request, now()) };
        return {
          data: await actOnEach(acting, entries, (change, { contestation, ...target }) =>
            contestRevision(change, target, contestation),
          ),
        };
      },
    );

    app.post(`${path}/bulk-edit`, { config, schema: { body: editedEntries, response } }, async (request) => {
      const { entries, field, value } = request.body;
      refuseWrongValue(api.commonFields, field, value);
      const edit = { field, value, schema: schemas.draft };
      const acting = { entry, db, act: actOf(request, now()) };
      return { data: await actOnEach(acting, entries, (change, target) => editField(change, target, edit)) };
    });

    const details = z.array(schemas.details);
    const detailsOfAll = returns(200, z.object({ items: details, active: details.optional() }));
    for (const [name, readAll] of Object.entries({ 'awaiting-me': readAwaiting, 'submitted-by-me': readOwn }))
      app.get(
        `${path}/${name}`,
        { config: { access: `${area}:read` }, schema: { querystring: idsQuery, response: detailsOfAll } },
        async (request) => ({ data: await readAll(entry, db, { ids: request.query.ids, viewer: actorOf(request) }) }),
      );
  };
}

/** Throws 422 for a field that can't be edited at once and for a value it can't have. */
function refuseWrongValue(fields: Fields, name: string, value: unknown): void {
  const field = fields[name];
  if (!field) throw wrongFields([{ path: 'field', message: text.unknownField() }]);
  const parsed = z.object({ value: field.request }).safeParse({ value });
  if (!parsed.success) throw wrongFields(problemsIn(parsed.error));
}

interface BulkContext {
  readonly entry: EntryDefinition;
  readonly db: Database;
  readonly act: Act;
}

type ActOnOne<Target> = (change: EntryChange, target: Target) => Promise<unknown>;

/** Changes entries one by one, each in its own transaction. */
async function actOnEach<Target extends VersionedId>(
  acting: BulkContext,
  targets: readonly Target[],
  actOnOne: ActOnOne<Target>,
): Promise<BulkResult> {
  const items: BulkResult['items'] = [];
  for (const target of targets) items.push({ id: target.id, outcome: await outcomeOf(acting, target, actOnOne) });
  return { items };
}

async function outcomeOf<Target extends VersionedId>(
  { entry, db, act }: BulkContext,
  target: Target,
  actOnOne: ActOnOne<Target>,
): Promise<BulkOutcome> {
  try {
    await inTransaction(db, (tx) => actOnOne({ entry, tx, act }, target));
    return 'done';
  } catch (error) {
    const failure = error instanceof AppError && BULK_FAILURES.find((each) => each === error.code);
    if (!failure) throw error;
    return failure;
  }
}
