import {
  findingPage,
  findingQuery,
  importChoices,
  importDetails,
  importEncoding,
  importPage,
  importQuery,
  importRights,
  importSheet,
  importStart,
  newImport,
} from '@counterpoint/domain/schemas/imports';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import * as notFoundText from '../../messages/not-found.generated.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { actOf, actorOf } from '../../platform/http/actor.ts';
import { changeVersioned, changing, createOnce, creating } from '../../platform/http/changes.ts';
import { noContent, returns } from '../../platform/http/envelope.ts';
import { setVersion, versionedId } from '../../platform/http/versions.ts';
import type { Routes, Services } from '../../platform/services.ts';
import { pageOfFindings, pageOfImports } from './import-repository.ts';
import {
  cancelImport,
  chooseColumns,
  chooseEncoding,
  chooseRights,
  chooseSheet,
  createImport,
  forgetImport,
  type OpenedImport,
  openForChange,
  openImport,
  readOwnImport,
  startImport,
  undoImport,
} from './import-service.ts';
import { toRow } from './import-view.ts';
import { requireImportArea } from './require-import-area.ts';

const params = z.object({ id: z.guid({ error: () => notFoundText.importJob() }) });
const reading = { access: 'catalogue:read' } as const;
const byVersion = changing('catalogue:change');
const details = returns(200, importDetails);

type Used = 'db' | 'files' | 'imports' | 'now';

/** Handles a request that changes an import. */
function changer(services: Pick<Services, Used>) {
  return <Body>(change: (opened: OpenedImport, body: Body) => Promise<void>) =>
    async (request: FastifyRequest<{ Params: { id: string } }> & { readonly body: Body }, reply: FastifyReply) => {
      const answer = await changeVersioned(services, { request, reply }, async (tx, act, target) => {
        const opened = await openForChange(tx, act, target);
        await change(opened, request.body);
        return openImport(tx, opened.job.id, act.actor);
      });
      services.imports.wake();
      return answer;
    };
}

export const importRoutes: Routes<Used> = async (app, services) => {
  const { db, files, now } = services;
  const change = changer(services);
  app.addHook('preHandler', requireImportArea(services));

  app.post(
    '/imports',
    { config: creating('catalogue:change'), schema: { body: newImport, response: returns(201, importDetails) } },
    (request, reply) => createOnce(services, { request, reply }, (tx, act) => createImport(tx, act, request.body)),
  );

  app.get(
    '/imports',
    { config: reading, schema: { querystring: importQuery, response: returns(200, importPage) } },
    async (request) => {
      const { rows, ...page } = await pageOfImports(db, actorOf(request).memberId, request.query);
      return { data: { items: rows.map(toRow), ...page } };
    },
  );

  app.get('/imports/:id', { config: reading, schema: { params, response: details } }, async (request, reply) => {
    const data = await openImport(db, request.params.id, actorOf(request));
    setVersion(reply, data.version);
    return { data };
  });

  app.get(
    '/imports/:id/findings',
    {
      config: reading,
      schema: { params, querystring: findingQuery, response: returns(200, findingPage) },
    },
    async (request) => {
      const { id } = await readOwnImport(db, request.params.id, actorOf(request).memberId);
      return { data: await pageOfFindings(db, id, request.query) };
    },
  );

  app.post(
    '/imports/:id/start',
    { config: byVersion, schema: { params, body: importStart, response: details } },
    change(startImport),
  );

  const ending = { config: byVersion, schema: { params, response: details } };
  app.post('/imports/:id/cancellation', ending, change(cancelImport));
  app.post('/imports/:id/undoing', ending, change(undoImport));

  app.delete('/imports/:id', { config: byVersion, schema: { params, response: noContent } }, async (request) => {
    const target = versionedId(request);
    const act = actOf(request, now());
    const names = await inTransaction(db, async (tx) => forgetImport(await openForChange(tx, act, target)));
    await files.removeNow(names);
  });
};

/** Choices between the upload and the start. */
export const importChoiceRoutes: Routes<Used> = async (app, services) => {
  const change = changer(services);
  app.addHook('preHandler', requireImportArea(services));

  app.put(
    '/imports/:id/choices',
    { config: byVersion, schema: { params, body: importChoices, response: details } },
    change(chooseColumns),
  );

  app.put(
    '/imports/:id/sheet',
    { config: byVersion, schema: { params, body: importSheet, response: details } },
    change(chooseSheet),
  );

  app.put(
    '/imports/:id/encoding',
    { config: byVersion, schema: { params, body: importEncoding, response: details } },
    change(chooseEncoding),
  );

  app.put(
    '/imports/:id/rights',
    { config: byVersion, schema: { params, body: importRights, response: details } },
    change(chooseRights),
  );
};
