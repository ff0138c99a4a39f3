import { formatList } from '@counterpoint/messages';
import * as text from '../messages/recording-rules.generated.ts';
import {
  formatPeriod,
  formatSegment,
  formatUses,
  problemsIn,
  type RightsProblem,
  toRightsLine,
} from '../recording-rights/index.ts';
import { atLines, type Rule, type RuleFinding, unless } from '../rules/rule.ts';
import { FULL_SHARE, formatShare } from '../shares/index.ts';
import {
  countriesOf,
  findTerritory,
  formatCountries,
  reach,
  type TerritoryLine,
  territoryName,
} from '../territories/index.ts';
import type { RuledRecording, RuledRight } from './ruled-recording.ts';

type RecordingRule = Rule<RuledRecording>;

type ReachOf = (line: RuledRight) => ReadonlySet<string>;

export const RIGHT_RULES: readonly RecordingRule[] = [
  {
    id: 'R-RGT-01',
    severity: 'block',
    summary: 'A recording has a rights holder.',
    check: ({ rights }) => unless(rights.length > 0, 'rights', text.addHolder),
  },
  {
    id: 'R-RGT-02',
    severity: 'block',
    summary: 'A party holds each use, country and day on one line only.',
    check(recording, today) {
      const reachOf = cachedReach();
      const check: RecordingRule['check'] = atLines('rights', 'territories', (line, index, { rights }) => {
        for (const other of rights.slice(0, index)) {
          const common = findCommon(other, line, reachOf);
          if (common !== null) return text.repeatedRight(common);
        }
        return null;
      });
      return check(recording, today);
    },
  },
  {
    id: 'R-RGT-03',
    severity: 'warn',
    summary: 'Rights don’t start before the recording was made or released.',
    check: atLines('rights', 'valid_from', ({ valid_from }, _, { recording_date, release_date }) => {
      const made = recording_date ?? release_date;
      if (made === null || valid_from >= made) return null;
      return recording_date === null ? text.beforeReleased() : text.beforeRecorded();
    }),
  },
  /** The producer who licenses a track to a compilation stays its producer. */
  {
    id: 'R-RGT-04',
    severity: 'warn',
    summary: 'On a licensed compilation no holder is the producer.',
    check: atLines('rights', 'role', ({ role }, _, { is_licensed_compilation }) =>
      is_licensed_compilation && role === 'producer' ? text.licensedCompilation() : null,
    ),
  },
  /** Files may contain groups whose countries are unknown. They're kept but hold no rights. */
  {
    id: 'R-RGT-05',
    severity: 'warn',
    summary: 'The territories of a right have known countries.',
    check: atLines('rights', 'territories', ({ territories }) => {
      const names = unknownIn(territories, true);
      if (names === null) return null;
      const message = reach(territories).size > 0 ? text.partlyUnknown : text.unknownTerritories;
      return message({ territories: names });
    }),
  },
  /** Excluding an unknown territory excludes no country, so the share would count where it shouldn’t. */
  {
    id: 'R-RGT-06',
    severity: 'block',
    summary: 'The excluded territories of a right have known countries.',
    check: atLines('rights', 'territories', ({ territories }) => {
      const names = unknownIn(territories, false);
      return names === null ? null : text.unknownExcluded({ territories: names });
    }),
  },
  /** Holds within one submission. Claims of other parties may exceed it, which opens a case. */
  {
    id: 'R-TOT-01',
    severity: 'block',
    summary: 'For each use, country and day shares total at most 100.00%, within 0.06.',
    check: ({ rights }) => totals(rights, 'over'),
  },
  {
    id: 'R-TOT-02',
    severity: 'warn',
    summary: 'For each use, country and day shares total 100.00%, within 0.06.',
    check: ({ rights }) => totals(rights, 'short'),
  },
];

/** Few lines share a holder, so most are never evaluated. */
function cachedReach(): ReachOf {
  const known = new Map<RuledRight, ReadonlySet<string>>();
  return (line) => {
    const reached = known.get(line) ?? reach(line.territories);
    known.set(line, reached);
    return reached;
  };
}

function findCommon(one: RuledRight, other: RuledRight, reachOf: ReachOf) {
  if (one.party_id !== other.party_id) return null;
  const uses = one.uses.filter((use) => other.uses.includes(use));
  const [, from = ''] = [one.valid_from, other.valid_from].sort();
  const to = earlier(one.valid_to, other.valid_to);
  if (uses.length === 0 || (to !== null && to < from)) return null;
  const reached = reachOf(other);
  const countries = [...reachOf(one)].filter((country) => reached.has(country)).sort();
  if (countries.length === 0) return null;
  return { uses: formatUses(uses), countries: formatCountries(countries), period: formatPeriod(from, to) };
}

function earlier(one: string | null, other: string | null): string | null {
  if (one === null) return other;
  if (other === null) return one;
  return one < other ? one : other;
}

function unknownIn(territories: readonly TerritoryLine[], isIncluded: boolean): string | null {
  const unknown = territories.filter(
    ({ is_included, territory }) => is_included === isIncluded && countriesOf(territory).length === 0,
  );
  if (unknown.length === 0) return null;
  return formatList([...new Set(unknown.map(({ territory }) => nameOf(territory)))]);
}

function nameOf(code: string): string {
  return findTerritory(code) ? territoryName(code) : text.group({ code });
}

function totals(rights: readonly RuledRight[], kind: 'over' | 'short'): RuleFinding[] {
  const problems = problemsIn(rights.map(toRightsLine)).filter((problem) => problem.kind === kind);
  return problems.map((problem) => ({ path: 'rights', message: messageOf(problem) }));
}

function messageOf(problem: RightsProblem): string {
  const where = { uses: formatUses(problem.uses), segment: formatSegment(problem) };
  if (problem.kind === 'over') return text.overclaimed({ ...where, share: formatShare(problem.total) });
  return text.underclaimed({ ...where, share: formatShare(FULL_SHARE - problem.total) });
}
