import * as text from '../../messages/staff-status.generated.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { htmlDocument, htmlSection, pageHeading } from '../../platform/mail/mail-html.ts';
import { readBacklog } from '../../platform/metrics/metrics-repository.ts';
import { formatSize } from '../../platform/time/format.ts';
import { listVersionFigures, type VersionFigures } from '../frontend-reports/page-vital-repository.ts';
import type { SocietyCommand, SocietyContext } from './command.ts';
import { readStorageUse, readWaiting } from './status-repository.ts';
import { factLines, removeControlCodes, section } from './text-table.ts';

/** Counting ten million works takes seconds. */
const RELOAD_SECONDS = 60;
const WEEK_MS = 7 * 86_400_000;
/** Browsers name the versions, so that anybody could make up any number of them. */
const MAX_VERSIONS = 50;

export const statusCommand = {
  name: 'status',
  description: text.about,
  async run(tx, { now }: Pick<SocietyContext, 'now'>) {
    const status = await readStatus(tx, now());
    const lines = sectionsOf(status).flatMap(({ title, facts }) => section(title, factLines(facts)));
    return { data: status, lines: lines.slice(1) };
  },
} satisfies SocietyCommand;

/** The same as a page for a browser, which reloads itself. */
export async function statusPage(db: Database, now: Date): Promise<string> {
  const content = sectionsOf(await readStatus(db, now)).map(({ title, facts }) => htmlSection(title, facts));
  return htmlDocument(text.title(), [pageHeading(text.title()), ...content].join('\n'), {
    reloadsAfterSeconds: RELOAD_SECONDS,
  });
}

async function readStatus(db: Database, now: Date) {
  return {
    waiting: await readWaiting(db, now),
    ...(await readBacklog(db)),
    versions: await listVersionFigures(db, new Date(now.getTime() - WEEK_MS), MAX_VERSIONS),
    kept: await readStorageUse(db),
  };
}

type Status = Awaited<ReturnType<typeof readStatus>>;

interface Section {
  readonly title: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
}

function sectionsOf({ waiting, jobs, imports, mail, errors, reporters, versions, kept }: Status): readonly Section[] {
  const late = Math.max(0, ...jobs.map(({ age }) => age));
  const due = jobs.reduce((sum, job) => sum + job.due, 0);
  const failing = jobs.reduce((sum, job) => sum + job.failing, 0);
  const open = imports.reduce((sum, { count }) => sum + count, 0);
  const sections: readonly Section[] = [
    {
      title: text.forSociety(),
      facts: [
        [text.cases(), String(waiting.cases)],
        [text.claims(), String(waiting.claims)],
        [text.applications(), String(waiting.applications)],
        [text.reviews(), String(waiting.reviews)],
      ],
    },
    {
      title: text.work(),
      facts: [
        [text.jobs(), due + failing === 0 ? '0' : text.jobsDue({ due, failing, minutes: Math.round(late / 60) })],
        [text.imports(), String(open)],
        [text.mail(), mail && mail.waiting + mail.given_up > 0 ? text.mailWaiting(mail) : '0'],
      ],
    },
    { title: text.errors(), facts: errors.map(({ area, seen, uncaught }) => [area, text.times({ seen, uncaught })]) },
    {
      title: text.failingVersions(),
      facts: reporters.map(({ area, version, members }) => [`${area} ${version}`, text.countMembers({ members })]),
    },
    {
      title: text.versions(),
      facts: versions.map((each) => [removeControlCodes(`${each.area} ${each.version}`), figuresText(each)]),
    },
    {
      title: text.kept(),
      facts: [
        [text.members(), text.count({ count: kept.members })],
        [text.works(), text.count({ count: kept.works })],
        [text.recordings(), text.count({ count: kept.recordings })],
        [text.database(), formatSize(kept.database)],
        [text.files(), formatSize(kept.files)],
      ],
    },
  ];
  return sections.filter(({ facts }) => facts.length > 0);
}

function figuresText({
  loads,
  members,
  pages,
  largest_paint_ms,
  interaction_ms,
  layout_shift,
}: VersionFigures): string {
  const measured = [
    ...(largest_paint_ms === null ? [] : [text.largestPaint({ value: Math.round(largest_paint_ms) })]),
    ...(interaction_ms === null ? [] : [text.interaction({ value: Math.round(interaction_ms) })]),
    ...(layout_shift === null ? [] : [`CLS ${layout_shift.toFixed(3)}`]),
  ];
  return [text.countFigures({ loads, members, pages }), ...measured].join(' · ');
}
