import * as text from '../../messages/staff-status.generated.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import { readBacklog } from '../../platform/metrics/metrics-repository.ts';
import { formatSize } from '../../platform/time/format.ts';
import type { SocietyCommand } from './command.ts';
import { readKept, readWaiting } from './status-repository.ts';
import { factLines, section } from './text-table.ts';

export const statusCommand = {
  name: 'status',
  about: text.about,
  async run(tx: Tx) {
    const status = await readStatus(tx);
    return { data: status, lines: linesOf(status) };
  },
} satisfies SocietyCommand;

async function readStatus(db: Database) {
  return { waiting: await readWaiting(db), ...(await readBacklog(db)), kept: await readKept(db) };
}

type Status = Awaited<ReturnType<typeof readStatus>>;

function linesOf({ waiting, jobs, imports, mail, errors, reporters, kept }: Status): string[] {
  const late = Math.max(0, ...jobs.map(({ age }) => age));
  const due = jobs.reduce((sum, job) => sum + job.due, 0);
  const failing = jobs.reduce((sum, job) => sum + job.failing, 0);
  const open = imports.reduce((sum, { count }) => sum + count, 0);
  return [
    text.forSociety(),
    ...factLines([
      [text.cases(), String(waiting.cases)],
      [text.claims(), String(waiting.claims)],
      [text.applications(), String(waiting.applications)],
    ]).map((line) => `  ${line}`),
    ...section(
      text.work(),
      factLines([
        [text.jobs(), due === 0 ? '0' : text.jobsDue({ due, failing, minutes: Math.round(late / 60) })],
        [text.imports(), String(open)],
        [text.mail(), mail?.waiting ? text.mailWaiting(mail) : '0'],
      ]),
    ),
    ...section(
      text.errors(),
      errors.map(({ area, seen }) => text.errorsOf({ area, seen })),
    ),
    ...section(
      text.failingVersions(),
      reporters.map((reporter) => text.reporters(reporter)),
    ),
    ...section(
      text.kept(),
      factLines([
        [text.members(), text.count({ count: kept.members })],
        [text.works(), text.count({ count: kept.works })],
        [text.recordings(), text.count({ count: kept.recordings })],
        [text.database(), formatSize(kept.database)],
        [text.files(), formatSize(kept.files)],
      ]),
    ),
  ];
}
