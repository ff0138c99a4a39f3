import { workQuery } from '@counterpoint/domain/schemas/works';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import * as text from '../../messages/exports.generated.ts';
import * as notFoundText from '../../messages/not-found.generated.ts';
import { actorOf } from '../../platform/http/actor.ts';
import { CSV, returnsFile, XLSX } from '../../platform/http/openapi-files.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import type { Services } from '../../platform/services.ts';
import { calendarOf } from '../../platform/time/society-calendar.ts';
import { chosenWorks, exportCsv, exportXlsx } from './work-export-service.ts';

/** A URL holds about 430 ids. */
const MOST_IDS = 400;

const exportQuery = z.object({
  format: z.enum(['csv', 'xlsx'], { error: () => text.chooseFormat() }).default('csv'),
  filter: workQuery.shape.filter,
  query: workQuery.shape.query,
  import: workQuery.shape.import,
  ids: z
    .string()
    .transform((list) => list.split(','))
    .pipe(
      z
        .array(z.guid({ error: () => notFoundText.work() }))
        .max(MOST_IDS, { error: () => text.tooMany({ max: MOST_IDS }) }),
    )
    .optional(),
});

export const exportRoutes: FastifyPluginAsyncZod<Pick<Services, 'db' | 'now'>> = async (app, { db, now }) => {
  app.get(
    '/compositions/export',
    { config: { access: 'catalogue:read' }, schema: { querystring: exportQuery, response: returnsFile(CSV, XLSX) } },
    async (request, reply) => {
      const actor = actorOf(request);
      const { format, ids = null, filter, query, import: importId } = request.query;
      const chosen = await chosenWorks(db, actor, { ids, filter, query, importId });
      const name = `works-${calendarOf(db).dayOf(now())}.${format}`;
      if (format === 'xlsx') return sendFile(reply, { name, type: XLSX, contents: exportXlsx(db, actor, chosen) });
      return sendFile(reply, { name, type: `${CSV}; charset=utf-8`, contents: exportCsv(db, actor, chosen) });
    },
  );
};
