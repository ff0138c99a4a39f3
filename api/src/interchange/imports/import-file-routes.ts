import { Readable } from 'node:stream';
import { IMPORT_PART_BYTES, IMPORT_SUBJECTS, importDetails } from '@counterpoint/domain/schemas/imports';
import * as z from 'zod';
import * as text from '../../messages/imports.generated.ts';
import * as notFoundText from '../../messages/not-found.generated.ts';
import { actOf, actorOf } from '../../platform/http/actor.ts';
import { AppError, notFound } from '../../platform/http/app-error.ts';
import { returns } from '../../platform/http/envelope.ts';
import { BYTES, bytes, CSV, returnsFile, XLSX } from '../../platform/http/openapi-files.ts';
import { sendFile } from '../../platform/http/send-file.ts';
import { setVersion } from '../../platform/http/versions.ts';
import type { Routes } from '../../platform/services.ts';
import { receiveStreams } from '../byte-uploads.ts';
import { readParts } from './import-part-repository.ts';
import { readOwnImport } from './import-service.ts';
import type { PartRole } from './import-tables.ts';
import { receivePart } from './import-upload.ts';
import { requireImportArea } from './require-import-area.ts';
import { subjectOf } from './subjects.ts';
import { csvTemplate, xlsxTemplate } from './template.ts';

const params = z.object({ id: z.guid({ error: () => notFoundText.importJob() }) });
const partParams = params.extend({ number: z.coerce.number().int().min(0).max(99_999) });
const templateQuery = z.object({
  subject: z.enum(IMPORT_SUBJECTS, { error: () => text.chooseSubject() }).default('composition'),
  format: z.enum(['csv', 'xlsx'], { error: () => text.chooseFormat() }).default('xlsx'),
  columns: z.enum(['full', 'short'], { error: () => text.chooseTemplateColumns() }).default('full'),
});

const largePart = () => text.largePart({ megabytes: IMPORT_PART_BYTES / 1_000_000 });

export const importFileRoutes: Routes<'db' | 'env' | 'files' | 'imports' | 'now'> = async (app, context) => {
  const { db, files, now } = context;
  app.addHook('preHandler', requireImportArea(context));
  receiveStreams(app, { sendBytes: text.sendPart, tooLarge: largePart });

  app.put(
    '/imports/:id/parts/:number',
    {
      config: { access: 'catalogue:change' },
      schema: { consumes: [BYTES], params: partParams, body: bytes, response: returns(200, importDetails) },
    },
    async (request, reply) => {
      if (!(request.body instanceof Readable)) throw new AppError(422, 'no_part', text.sendPart());
      const data = await receivePart(context, actOf(request, now()), { ...request.params, contents: request.body });
      setVersion(reply, data.version);
      return { data };
    },
  );

  for (const [name, role] of [
    ['rejected', 'rejected'],
    ['report', 'findings'],
  ] as const)
    app.get(
      `/imports/:id/${name}`,
      { config: { access: 'catalogue:read' }, schema: { params, response: returnsFile(CSV) } },
      async (request, reply) => {
        const job = await readOwnImport(db, request.params.id, actorOf(request).memberId);
        const parts = await readParts(db, job.id, role satisfies PartRole);
        if (parts.length === 0) throw notFound(notFoundText.file());
        const pieces = async function* () {
          for (const { file_name } of parts) {
            const part = await files.read('import', file_name);
            if (part) yield part.contents;
          }
        };
        const fileName = `${job.file_name.replace(/\.[^.]*$/, '')}-${name}.csv`;
        return sendFile(reply, { name: fileName, type: `${CSV}; charset=utf-8`, contents: Readable.from(pieces()) });
      },
    );

  app.get(
    '/imports/template',
    { config: { access: 'catalogue:read' }, schema: { querystring: templateQuery, response: returnsFile(XLSX) } },
    async (request, reply) => {
      const subject = subjectOf(request.query);
      const { format, columns } = request.query;
      const isCsv = format === 'csv';
      const contents = isCsv ? csvTemplate(subject, columns) : await xlsxTemplate(subject, columns);
      const type = isCsv ? `${CSV}; charset=utf-8` : XLSX;
      return sendFile(reply, { name: `${subject.noun}s-template.${format}`, type, contents });
    },
  );
};
