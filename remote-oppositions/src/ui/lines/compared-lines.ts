import { caseTotal, measuresIn, shareOf } from '@counterpoint/domain/cases';
import { type CaseLine, type CaseMeasure, formatLineRole } from '@counterpoint/domain/schemas/cases';

export interface Version {
  readonly title: string;
  readonly lines: readonly CaseLine[];
}

export interface ComparedLine {
  readonly key: string;
  readonly name: string;
  readonly role: string;
  readonly isMine: boolean;
  readonly isNew: boolean;
  /** Registered before the case or by its outcome. */
  readonly isRegistered: boolean;
  readonly registered: number;
  readonly versions: readonly { readonly share: number; readonly difference: number }[];
}

export interface Comparison {
  /** More than one if the lines have the same shares in each. */
  readonly measures: readonly [CaseMeasure, ...CaseMeasure[]];
  readonly rows: readonly ComparedLine[];
  readonly registeredTotal: number;
  readonly totals: readonly number[];
}

interface ComparisonInput {
  readonly registered: readonly CaseLine[];
  readonly versions: readonly Version[];
  /** Null while the case is open, or if nothing changed. */
  readonly resolved?: readonly CaseLine[] | null;
  readonly me: string | null;
}

export function compareLines({ registered, versions, resolved = null, me }: ComparisonInput): Comparison[] {
  const lines = everyLine([registered, ...versions.map((version) => version.lines)]);
  const comparisons = measuresIn(lines).map(
    (measure): Comparison => ({
      measures: [measure],
      rows: lines
        .filter(({ key }) =>
          [registered, ...versions.map((version) => version.lines)].some((each) => has(each, key, measure)),
        )
        .map((line) => rowOf(line, measure, { registered, versions, resolved, me })),
      registeredTotal: caseTotal(registered, measure),
      totals: versions.map((version) => caseTotal(version.lines, measure)),
    }),
  );
  return mergeEqual(comparisons);
}

/** Then each table needs a heading. */
export function hasSeveralMeasures(comparisons: readonly Comparison[]): boolean {
  return comparisons.flatMap(({ measures }) => measures).length > 1;
}

function mergeEqual(comparisons: readonly Comparison[]): Comparison[] {
  const merged = new Map<string, Comparison>();
  for (const { measures, ...figures } of comparisons) {
    const key = JSON.stringify(figures);
    merged.set(key, { ...figures, measures: [...(merged.get(key)?.measures ?? []), ...measures] });
  }
  return [...merged.values()];
}

export function everyLine(sets: readonly (readonly CaseLine[])[]): CaseLine[] {
  const lines = new Map<string, CaseLine>();
  for (const line of sets.flat()) if (!lines.has(line.key)) lines.set(line.key, line);
  return [...lines.values()];
}

export function shareIn(lines: readonly CaseLine[], key: string, measure: CaseMeasure): number {
  return shareOf(
    lines.find((line) => line.key === key),
    measure,
  );
}

function has(lines: readonly CaseLine[], key: string, measure: CaseMeasure): boolean {
  return lines.some((line) => line.key === key && line.shares[measure] !== undefined);
}

function rowOf(
  line: CaseLine,
  measure: CaseMeasure,
  { registered, versions, resolved, me }: ComparisonInput,
): ComparedLine {
  const before = shareIn(registered, line.key, measure);
  return {
    key: line.key,
    name: line.name,
    role: formatLineRole(line),
    isMine: me !== null && line.party_id === me,
    isRegistered: [...registered, ...(resolved ?? [])].some(({ key }) => key === line.key),
    isNew: registered.every(({ key }) => key !== line.key),
    registered: before,
    versions: versions.map((version) => {
      const share = shareIn(version.lines, line.key, measure);
      return { share, difference: share - before };
    }),
  };
}
