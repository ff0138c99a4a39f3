import { workQuery } from '@counterpoint/domain/schemas/works';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import * as text from '../../messages/exports.generated.ts';
import * as notFoundText from '../../messages/not-found.generated.ts';
import { actorOf } from '../../platform/http/actor.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import type { Services } from '../../platform/services.ts';
import { calendarOf } from '../../platform/time/society-calendar.ts';
import { chosenWorks, exportCsv, exportXlsx } from './work-export-service.ts';

/** A URL holds about 430 ids. */
const MOST_IDS = 400;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const exportQuery = z.object({
  format: z.enum(['csv', 'xlsx'], { error: () => text.chooseFormat() }).default('csv'),
  filter: workQuery.shape.filter,
  query: workQuery.shape.query,
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

const bytes = z.unknown().meta({ type: 'string', format: 'binary' });
const response = {
  200: { description: 'The file.', content: { 'text/csv': { schema: bytes }, [XLSX]: { schema: bytes } } },
};

export const exportRoutes: FastifyPluginAsyncZod<Pick<Services, 'db' | 'now'>> = async (app, { db, now }) => {
  app.get('/compositions/export', { schema: { querystring: exportQuery, response } }, async (request, reply) => {
    const actor = actorOf(request);
    const { format, ids = null, filter, query } = request.query;
    const chosen = await chosenWorks(db, actor, { ids, filter, query });
    const name = `works-${calendarOf(db).dayOf(now())}.${format}`;
    if (format === 'xlsx') return sendFile(reply, { name, type: XLSX, contents: exportXlsx(db, actor, chosen) });
    return sendFile(reply, { name, type: 'text/csv; charset=utf-8', contents: exportCsv(db, actor, chosen) });
  });
};
