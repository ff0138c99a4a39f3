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
import { inTransaction, type Tx } from '../../platform/db/transaction.ts';
import { type Act, actOf, actorOf } from '../../platform/http/actor.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { changeVersioned, changing, createOnce, creating } from '../../platform/http/changes.ts';
import { noContent, returns } from '../../platform/http/envelope.ts';
import { setVersion, type VersionedId, versionedId } from '../../platform/http/versions.ts';
import type { Routes, Services } from '../../platform/services.ts';
import { findImport, pageOfFindings, pageOfImports } from './import-repository.ts';
import {
  cancelImport,
  chooseColumns,
  chooseEncoding,
  chooseRights,
  chooseSheet,
  createImport,
  forgetImport,
  openImport,
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

function changer(services: Pick<Services, Used>) {
  return async (
    request: FastifyRequest<{ Params: { id: string } }>,
    reply: FastifyReply,
    work: (tx: Tx, act: Act, target: VersionedId) => ReturnType<typeof openImport>,
  ) => {
    const answer = await changeVersioned(services, { request, reply }, work);
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
      const { page, per_page, subject } = request.query;
      const owner = { memberId: actorOf(request).memberId, subject };
      const { rows, total } = await pageOfImports(db, owner, { limit: per_page, offset: (page - 1) * per_page });
      return { data: { items: rows.map(toRow), total, page, per_page } };
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
      const { page, per_page, repair } = request.query;
      if (!(await findImport(db, request.params.id, actorOf(request).memberId)))
        throw notFound(notFoundText.importJob());
      const place = { limit: per_page, offset: (page - 1) * per_page };
      const found = await pageOfFindings(db, { id: request.params.id, repair }, place);
      return { data: { ...found, page, per_page } };
    },
  );

  app.post(
    '/imports/:id/start',
    { config: byVersion, schema: { params, body: importStart, response: details } },
    (request, reply) =>
      change(request, reply, (tx, act, target) => startImport(tx, act, { seen: target, chosen: request.body })),
  );

  const ending = { config: byVersion, schema: { params, response: details } };
  app.post('/imports/:id/cancellation', ending, (request, reply) => change(request, reply, cancelImport));
  app.post('/imports/:id/undoing', ending, (request, reply) => change(request, reply, undoImport));

  app.delete('/imports/:id', { config: byVersion, schema: { params, response: noContent } }, async (request, reply) => {
    const target = versionedId(request);
    await files.removeNow(await inTransaction(db, (tx) => forgetImport(tx, actOf(request, now()), target)));
    return reply.code(204).send();
  });
};

/** Choices between the upload and the start. */
export const importChoiceRoutes: Routes<Used> = async (app, services) => {
  const change = changer(services);
  app.addHook('preHandler', requireImportArea(services));

  app.put(
    '/imports/:id/choices',
    { config: byVersion, schema: { params, body: importChoices, response: details } },
    (request, reply) =>
      change(request, reply, (tx, act, target) => chooseColumns(tx, act, { seen: target, choices: request.body })),
  );

  app.put(
    '/imports/:id/sheet',
    { config: byVersion, schema: { params, body: importSheet, response: details } },
    (request, reply) =>
      change(request, reply, (tx, act, target) => chooseSheet(tx, act, { seen: target, sheet: request.body.sheet })),
  );

  app.put(
    '/imports/:id/encoding',
    { config: byVersion, schema: { params, body: importEncoding, response: details } },
    (request, reply) =>
      change(request, reply, (tx, act, target) =>
        chooseEncoding(tx, act, { seen: target, encoding: request.body.encoding }),
      ),
  );

  app.put(
    '/imports/:id/rights',
    { config: byVersion, schema: { params, body: importRights, response: details } },
    (request, reply) =>
      change(request, reply, (tx, act, target) => chooseRights(tx, act, { seen: target, rights: request.body })),
  );
};
