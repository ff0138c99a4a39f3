import { Readable } from 'node:stream';
import {
  acknowledgementFileDetails,
  acknowledgementFilePage,
  answeredWorkPage,
  answeredWorkQuery,
} from '@counterpoint/domain/schemas/imports';
import { optionalText, pageQuery } from '@counterpoint/domain/schemas/requests';
import * as z from 'zod';
import * as text from '../../messages/cwr.generated.ts';
import * as notFoundText from '../../messages/not-found.generated.ts';
import { receiveFile } from '../../platform/files/temporary-file.ts';
import { type Actor, actOf, actorOf } from '../../platform/http/actor.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import { returns } from '../../platform/http/envelope.ts';
import { BYTES, bytes } from '../../platform/http/openapi-files.ts';
import type { Routes } from '../../platform/services.ts';
import { receiveStreams } from '../byte-uploads.ts';
import { localFile } from '../imports/formats/unpacked-file.ts';
import { findFile, listAnsweredWorks, listFiles } from './acknowledgement-list-repository.ts';
import { refuseOtherFiles } from './acknowledgement-service.ts';

const MAX_MEGABYTES = 20;
/** A file that big, with an ISWC for every work. */
const MAX_SECONDS = 120;
const querystring = z.object({ file_name: optionalText(200) });

const params = z.object({ id: z.guid({ error: () => notFoundText.file() }) });

export const acknowledgementRoutes: Routes<'db' | 'env' | 'now' | 'threads'> = async (
  app,
  { db, env, now, threads },
) => {
  receiveStreams(app, { sendBytes: text.sendFile, tooLarge: () => text.tooLarge({ megabytes: MAX_MEGABYTES }) });

  const openFile = async (id: string, { memberId }: Actor) => {
    const file = await findFile(db, id, memberId);
    if (!file) throw notFound(notFoundText.file());
    return file;
  };

  app.get(
    '/acknowledgements',
    {
      config: { access: 'compositions:read' },
      schema: { querystring: pageQuery, response: returns(200, acknowledgementFilePage) },
    },
    async (request) => ({ data: await listFiles(db, actorOf(request).memberId, request.query) }),
  );

  app.get(
    '/acknowledgements/:id',
    { config: { access: 'compositions:read' }, schema: { params, response: returns(200, acknowledgementFileDetails) } },
    async (request) => ({ data: await openFile(request.params.id, actorOf(request)) }),
  );

  app.get(
    '/acknowledgements/:id/works',
    {
      config: { access: 'compositions:read' },
      schema: { params, querystring: answeredWorkQuery, response: returns(200, answeredWorkPage) },
    },
    async (request) => {
      const { id } = await openFile(request.params.id, actorOf(request));
      return { data: await listAnsweredWorks(db, id, request.query) };
    },
  );

  app.put(
    '/acknowledgements',
    {
      config: { access: 'compositions:change' },
      schema: { consumes: [BYTES], querystring, body: bytes, response: returns(200, acknowledgementFileDetails) },
    },
    async (request) => {
      if (!(request.body instanceof Readable)) throw new AppError(422, 'no_file', text.sendFile());
      const options = { dataDir: env.DATA_DIR, maxBytes: MAX_MEGABYTES * 1_000_000 };
      const arrived = await receiveFile(request.body, options);
      try {
        const file = { path: arrived.path, name: request.query.file_name ?? '' };
        refuseOtherFiles(await localFile(file.path, file.name));
        const act = actOf(request, now());
        const limits = { memberId: act.actor.memberId, maxSeconds: MAX_SECONDS };
        return { data: await threads.run('acknowledgement', { act, ...file }, limits) };
      } finally {
        await arrived.discard();
      }
    },
  );
};
