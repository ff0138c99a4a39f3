import { createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { readEvidence } from '../../disputes/evidence/evidence-repository.ts';
import { listForSociety, writeAsSociety } from '../../disputes/messages/message-service.ts';
import * as text from '../../messages/staff-cases.generated.ts';
import { systemCode } from '../../platform/config/system-errors.ts';
import { FileStore } from '../../platform/files/file-store.ts';
import { conflict } from '../../platform/http/app-error.ts';
import { caseOf } from './case-outcome.ts';
import { type SocietyCommand, textOf, UsageError } from './command.ts';

export const caseTalkCommands: readonly SocietyCommand[] = [
  {
    name: 'cases messages',
    operands: ['case'],
    description: text.messages,
    async run(tx, _context, args) {
      const { id, number } = await caseOf(tx, args);
      const messages = await listForSociety(tx, id);
      const lines = messages.flatMap(({ author, body, isToSociety, at }) => [
        `${at.toISOString()}  ${isToSociety ? text.toSociety({ author }) : author}`,
        ...body.split('\n').map((line) => `  ${line}`),
      ]);
      const none = [text.noMessages({ number })];
      return { data: messages, lines: lines.length > 0 ? lines : none, trail: { subjectId: id } };
    },
  },
  {
    name: 'cases write',
    operands: ['case'],
    options: { text: text.messageOption },
    description: text.write,
    async run(tx, { now }, args) {
      const stored = await caseOf(tx, args);
      const body = textOf(args, 'text');
      await writeAsSociety(tx, stored, { body, at: now() });
      const trail = { subjectId: stored.id, after: { body } };
      return { data: { case: stored.number, body }, lines: [text.written({ number: stored.number })], trail };
    },
  },
  {
    name: 'cases save-documents',
    operands: ['case'],
    options: { to: text.folderOption },
    description: text.saveDocuments,
    async run(tx, { db, env, now }, args) {
      const stored = await caseOf(tx, args);
      const { to } = args.options;
      if (typeof to !== 'string' || to === '') throw new UsageError(text.enterFolder());
      await fs.mkdir(to, { recursive: true });
      const files = new FileStore({ db, env, now });
      const saved: string[] = [];
      for (const [index, { file_name, name }] of (await readEvidence(tx, stored.id, null)).entries()) {
        const opened = await files.open('evidence', name);
        if (!opened) continue;
        // Two documents may have the same name.
        const place = path.join(to, `${index + 1} ${file_name}`);
        await saveNew(place, opened.contents);
        saved.push(place);
      }
      return { data: saved, lines: saved.length > 0 ? saved : [text.noDocuments()], trail: { subjectId: stored.id } };
    },
  },
];

async function saveNew(file: string, contents: Readable): Promise<void> {
  try {
    await pipeline(contents, createWriteStream(file, { flags: 'wx' }));
  } catch (error) {
    throw systemCode(error) === 'EEXIST' ? conflict('file_exists', text.fileExists({ file })) : error;
  }
}
