import { caseQuery } from '@counterpoint/domain/schemas/cases';
import * as z from 'zod';
import * as text from '../../messages/case-exports.generated.ts';
import { actorOf } from '../../platform/http/actor.ts';
import { CSV, returnsFile, XLSX } from '../../platform/http/openapi-files.ts';
import type { Routes } from '../../platform/services.ts';
import { chosenIds, fileFormat, sendTable } from '../../platform/table-files/exported-table.ts';
import { calendarOf } from '../../platform/time/society-calendar.ts';
import { chosenCases, tableOfCases } from './export-service.ts';

const exportQuery = z.object({
  format: fileFormat,
  filter: caseQuery.shape.filter,
  query: caseQuery.shape.query,
  ids: chosenIds(text.unknownCase, text.tooManyCases),
});

export const caseExportRoutes: Routes<'db' | 'now'> = async (app, { db, now }) => {
  app.get(
    '/oppositions/export',
    { config: { access: 'disputes:read' }, schema: { querystring: exportQuery, response: returnsFile(CSV, XLSX) } },
    async (request, reply) => {
      const viewer = { actor: actorOf(request), at: now() };
      const { format, ids = null, filter, query } = request.query;
      const chosen = await chosenCases(db, viewer, { ids, filter, query });
      return sendTable(reply, {
        name: `cases-${calendarOf(db).dayOf(viewer.at)}`,
        format,
        sheet: text.sheet(),
        table: tableOfCases(db, viewer, chosen),
      });
    },
  );
};
