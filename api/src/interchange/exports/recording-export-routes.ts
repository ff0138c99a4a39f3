import { RECORDING_HEADER, RIGHTS_HEADER, recordingRows, rightsRows } from '@counterpoint/domain/recording-imports';
import { recordingQuery } from '@counterpoint/domain/schemas/recordings';
import type { FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import * as text from '../../messages/exports.generated.ts';
import * as notFoundText from '../../messages/not-found.generated.ts';
import { actorOf } from '../../platform/http/actor.ts';
import { CSV, returnsFile, XLSX } from '../../platform/http/openapi-files.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import type { Services } from '../../platform/services.ts';
import { csvFileOf, rowsInBatches, xlsxFileOf } from '../../platform/table-files/table-files.ts';
import { calendarOf } from '../../platform/time/society-calendar.ts';
import { chosenRecordings, writtenRecordings } from './recording-export-service.ts';

/** A URL holds about 430 ids. */
const MOST_IDS = 400;

const chosenQuery = z.object({
  filter: recordingQuery.shape.filter,
  query: recordingQuery.shape.query,
  import: recordingQuery.shape.import,
  ids: z
    .string()
    .transform((list) => list.split(','))
    .pipe(
      z
        .array(z.guid({ error: () => notFoundText.recording() }))
        .max(MOST_IDS, { error: () => text.tooMany({ max: MOST_IDS }) }),
    )
    .optional(),
});
const exportQuery = chosenQuery.extend({
  format: z.enum(['csv', 'xlsx'], { error: () => text.chooseFormat() }).default('csv'),
});

export const recordingExportRoutes: FastifyPluginAsyncZod<Pick<Services, 'db' | 'now'>> = async (app, { db, now }) => {
  const chosen = (request: FastifyRequest<{ Querystring: z.output<typeof chosenQuery> }>) => {
    const { ids = null, filter, query, import: importId } = request.query;
    return chosenRecordings(db, actorOf(request), { ids, filter, query, importId });
  };
  const read = (request: FastifyRequest) => (ids: readonly string[]) => writtenRecordings(db, actorOf(request), ids);
  const today = () => calendarOf(db).dayOf(now());

  app.get(
    '/recordings/export',
    { config: { access: 'catalogue:read' }, schema: { querystring: exportQuery, response: returnsFile(CSV, XLSX) } },
    async (request, reply) => {
      const { format } = request.query;
      const batches = rowsInBatches(await chosen(request), read(request), recordingRows);
      const table = { header: RECORDING_HEADER, batches };
      const name = `recordings-${today()}.${format}`;
      if (format === 'xlsx') return sendFile(reply, { name, type: XLSX, contents: xlsxFileOf('Recordings', table) });
      return sendFile(reply, { name, type: `${CSV}; charset=utf-8`, contents: csvFileOf(table) });
    },
  );

  app.get(
    '/recordings/rights-export',
    { config: { access: 'catalogue:read' }, schema: { querystring: chosenQuery, response: returnsFile(CSV) } },
    async (request, reply) => {
      const batches = rowsInBatches(await chosen(request), read(request), rightsRows);
      const contents = csvFileOf({ header: RIGHTS_HEADER, batches });
      return sendFile(reply, { name: `recording-rights-${today()}.csv`, type: `${CSV}; charset=utf-8`, contents });
    },
  );
};
