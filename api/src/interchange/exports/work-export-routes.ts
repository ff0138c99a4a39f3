import { workQuery } from '@counterpoint/domain/schemas/works';
import * as z from 'zod';
import { WORKS } from '../../catalogue/entry/entry-kind.ts';
import * as notFoundText from '../../messages/not-found.generated.ts';
import { actorOf } from '../../platform/http/actor.ts';
import { CSV, returnsFile, XLSX } from '../../platform/http/openapi-files.ts';
import type { Routes } from '../../platform/services.ts';
import { chosenIds, fileFormat, sendTable } from '../../platform/table-files/exported-table.ts';
import { calendarOf } from '../../platform/time/society-calendar.ts';
import { chosenEntries } from './chosen-entries.ts';
import { worksTable } from './work-export-service.ts';

const exportQuery = z.object({
  format: fileFormat,
  filter: workQuery.shape.filter,
  query: workQuery.shape.query,
  import: workQuery.shape.import,
  ids: chosenIds(notFoundText.work),
});

export const exportRoutes: Routes<'db' | 'now'> = async (app, { db, now }) => {
  app.get(
    '/compositions/export',
    { config: { access: 'compositions:read' }, schema: { querystring: exportQuery, response: returnsFile(CSV, XLSX) } },
    async (request, reply) => {
      const viewer = actorOf(request);
      const ids = await chosenEntries(db, WORKS, { viewer, chosen: request.query });
      const name = `works-${calendarOf(db).dayOf(now())}`;
      return sendTable(reply, {
        name,
        format: request.query.format,
        sheet: 'Works',
        table: worksTable(db, viewer, ids),
      });
    },
  );
};
