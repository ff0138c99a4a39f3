import { RECORDING_HEADER, RIGHTS_HEADER, recordingRows, rightsRows } from '@counterpoint/domain/recording-imports';
import { recordingQuery } from '@counterpoint/domain/schemas/recordings';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { RECORDINGS } from '../../catalogue/entry/entry-kind.ts';
import * as notFoundText from '../../messages/not-found.generated.ts';
import { actorOf } from '../../platform/http/actor.ts';
import { CSV, returnsFile, XLSX } from '../../platform/http/openapi-files.ts';
import type { Routes } from '../../platform/services.ts';
import { chosenIds, fileFormat, sendTable } from '../../platform/table-files/exported-table.ts';
import { rowsInBatches } from '../../platform/table-files/table-files.ts';
import { calendarOf } from '../../platform/time/society-calendar.ts';
import { chosenEntries } from './chosen-entries.ts';
import { exportedRecordings } from './recording-export-service.ts';

export const chosenRecordings = z.object({
  filter: recordingQuery.shape.filter,
  query: recordingQuery.shape.query,
  import: recordingQuery.shape.import,
  ids: chosenIds(notFoundText.recording),
});
const exportQuery = chosenRecordings.extend({ format: fileFormat });

export const recordingExportRoutes: Routes<'db' | 'now'> = async (app, { db, now }) => {
  const chosen = (request: FastifyRequest<{ Querystring: z.output<typeof chosenRecordings> }>) =>
    chosenEntries(db, RECORDINGS, { viewer: actorOf(request), chosen: request.query });
  const read = (request: FastifyRequest) => (ids: readonly string[]) => exportedRecordings(db, actorOf(request), ids);
  const today = () => calendarOf(db).dayOf(now());

  app.get(
    '/recordings/export',
    { config: { access: 'recordings:read' }, schema: { querystring: exportQuery, response: returnsFile(CSV, XLSX) } },
    async (request, reply) => {
      const batches = rowsInBatches(await chosen(request), read(request), recordingRows);
      const table = { header: RECORDING_HEADER, batches };
      return sendTable(reply, {
        name: `recordings-${today()}`,
        format: request.query.format,
        sheet: 'Recordings',
        table,
      });
    },
  );

  app.get(
    '/recordings/rights-export',
    { config: { access: 'recordings:read' }, schema: { querystring: chosenRecordings, response: returnsFile(CSV) } },
    async (request, reply) => {
      const batches = rowsInBatches(await chosen(request), read(request), rightsRows);
      const table = { header: RIGHTS_HEADER, batches };
      return sendTable(reply, { name: `recording-rights-${today()}`, format: 'csv', sheet: '', table });
    },
  );
};
