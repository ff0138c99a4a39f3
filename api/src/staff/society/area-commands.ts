import * as text from '../../messages/staff-operation.generated.ts';
import type { Database } from '../../platform/db/transaction.ts';
import { listVersionFigures, type VersionFigures } from '../page-vitals/page-vital-repository.ts';
import { listOutcome, type SocietyCommand } from './command.ts';
import { removeControlCodes } from './text-table.ts';

const WEEK_MS = 7 * 86_400_000;
/** Browsers name the versions, so that anybody could make up any number of them. */
const MAX_VERSIONS = 50;

export const areaCommands: readonly SocietyCommand[] = [
  {
    name: 'areas health',
    description: text.areasHealth,
    async run(tx, { now }) {
      return listOutcome(await readVersionFigures(tx, now()), text.noFigures(), [
        [text.areaColumn(), ({ area }) => removeControlCodes(area)],
        [text.versionColumn(), ({ version }) => removeControlCodes(version)],
        [text.loadsColumn(), ({ loads }) => loads],
        [text.failedMembersColumn(), ({ members }) => members],
        [text.pagesColumn(), ({ pages }) => pages],
        ['LCP', ({ largest_paint_ms }) => formatMilliseconds(largest_paint_ms)],
        ['INP', ({ interaction_ms }) => formatMilliseconds(interaction_ms)],
        ['CLS', ({ layout_shift }) => layout_shift?.toFixed(3) ?? null],
      ]);
    },
  },
];

/** Lists the versions of the last week. */
export function readVersionFigures(db: Database, now: Date): Promise<VersionFigures[]> {
  return listVersionFigures(db, new Date(now.getTime() - WEEK_MS), MAX_VERSIONS);
}

/** The figures in one line. */
export function figuresText({ loads, members, pages, ...vitals }: VersionFigures): string {
  const measured = [
    ['LCP', formatMilliseconds(vitals.largest_paint_ms)],
    ['INP', formatMilliseconds(vitals.interaction_ms)],
    ['CLS', vitals.layout_shift?.toFixed(3)],
  ].flatMap(([name, value]) => (value ? [`${name} ${value}`] : []));
  return [text.countFigures({ loads, members, pages }), ...measured].join(' · ');
}

function formatMilliseconds(value: number | null): string | null {
  return value === null ? null : text.milliseconds({ value: Math.round(value) });
}
