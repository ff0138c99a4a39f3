import { createReadStream } from 'node:fs';
import { deleteTemporaryFile } from '../../platform/files/temporary-file.ts';
import { actorOf } from '../../platform/http/actor.ts';
import { returnsFile, ZIP } from '../../platform/http/openapi-files.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import type { Routes } from '../../platform/services.ts';
import { calendarOf } from '../../platform/time/society-calendar.ts';
import { createOwnDataExporter } from './own-data-service.ts';

export const ownDataRoutes: Routes<'db' | 'env' | 'mail' | 'now'> = async (app, context) => {
  const { db, now } = context;
  const exportOwnData = createOwnDataExporter(context);

  app.get(
    '/user/data',
    { config: { access: 'session', stepUp: true }, schema: { response: returnsFile(ZIP) } },
    async (request, reply) => {
      const { path, bytes } = await exportOwnData({ actor: actorOf(request), requestId: request.id });
      // Closed after the download, or at once if the client has gone meanwhile.
      const contents = createReadStream(path).once('close', () => void deleteTemporaryFile(path));
      const name = `counterpoint-${calendarOf(db).dayOf(now())}.zip`;
      return sendFile(reply.header('content-length', bytes), { name, type: ZIP, contents });
    },
  );
};
