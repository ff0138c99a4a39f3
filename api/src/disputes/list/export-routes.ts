import { caseQuery } from '@counterpoint/domain/schemas/cases';
import * as z from 'zod';
import * as text from '../../messages/case-exports.generated.ts';
import { actorOf } from '../../platform/http/actor.ts';
import { CSV, returnsFile, XLSX } from '../../platform/http/openapi-files.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import type { Routes } from '../../platform/services.ts';
import { calendarOf } from '../../platform/time/society-calendar.ts';
import { casesAsCsv, casesAsXlsx, chosenCases } from './export-service.ts';

/** A URL holds about 430 ids. */
const MOST_IDS = 400;

const exportQuery = z.object({
  format: z.enum(['csv', 'xlsx'], { error: () => text.chooseFormat() }).default('csv'),
  filter: caseQuery.shape.filter,
  query: caseQuery.shape.query,
  kind: caseQuery.shape.kind,
  ids: z
    .string()
    .transform((ids) => ids.split(','))
    .pipe(
      z
        .array(z.guid({ error: () => text.unknownCase() }))
        .max(MOST_IDS, { error: () => text.tooManyCases({ max: MOST_IDS }) }),
    )
    .optional(),
});

export const caseExportRoutes: Routes<'db' | 'now'> = async (app, { db, now }) => {
  app.get(
    '/oppositions/export',
    { config: { access: 'disputes:read' }, schema: { querystring: exportQuery, response: returnsFile(CSV, XLSX) } },
    async (request, reply) => {
      const viewer = { actor: actorOf(request), at: now() };
      const { format, ids = null, filter, query, kind } = request.query;
      const chosen = await chosenCases(db, viewer, { ids, filter, query, kind });
      const name = `cases-${calendarOf(db).dayOf(viewer.at)}.${format}`;
      if (format === 'xlsx') return sendFile(reply, { name, type: XLSX, contents: casesAsXlsx(db, viewer, chosen) });
      return sendFile(reply, { name, type: `${CSV}; charset=utf-8`, contents: casesAsCsv(db, viewer, chosen) });
    },
  );
};
