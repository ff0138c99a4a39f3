import * as text from '../messages/recording-rules.generated.ts';
import { formatPeriod, formatSegment, formatUses, problemsIn, type RightsProblem } from '../recording-rights/index.ts';
import { atLines, type Found, type Rule, unless } from '../rules/rule.ts';
import { FULL_SHARE, formatShare } from '../shares/index.ts';
import {
  countriesOf,
  findTerritory,
  formatCountries,
  formatNames,
  reach,
  type TerritoryLine,
  territoryName,
} from '../territories/index.ts';
import { type RuledRecording, type RuledRight, toRightsLine } from './ruled-recording.ts';

type RecordingRule = Rule<RuledRecording>;

export const hasRights: RecordingRule = {
  id: 'R-RGT-01',
  severity: 'block',
  cwr: null,
  summary: 'A recording has a rights holder.',
  check: ({ rights }) => unless(rights.length > 0, 'rights', text.addHolder),
};

export const namesEachRightOnce: RecordingRule = {
  id: 'R-RGT-02',
  severity: 'block',
  cwr: null,
  summary: 'A party holds each use, country and day on one line only.',
  check({ rights }) {
    const reachOf = cachedReach();
    return atLines({ list: 'rights', lines: rights, field: 'territories' }, (line, index) => {
      for (const other of rights.slice(0, index)) {
        const common = findCommon(other, line, reachOf);
        if (common !== null) return text.repeatedRight(common);
      }
      return null;
    });
  },
};

type ReachOf = (line: RuledRight) => ReadonlySet<string>;

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

export const hasNoRightBeforeRecording: RecordingRule = {
  id: 'R-RGT-03',
  severity: 'warn',
  cwr: null,
  summary: 'Rights don’t start before the recording was made or released.',
  check({ rights, recording_date, release_date }) {
    const made = recording_date ?? release_date;
    if (made === null) return [];
    const message = recording_date === null ? text.beforeReleased : text.beforeRecorded;
    return atLines({ list: 'rights', lines: rights, field: 'valid_from' }, ({ valid_from }) =>
      valid_from < made ? message() : null,
    );
  },
};

/** The producer who licenses a track to a compilation stays its producer. */
export const hasNoProducerOnLicensedCompilation: RecordingRule = {
  id: 'R-RGT-04',
  severity: 'warn',
  cwr: null,
  summary: 'On a licensed compilation no holder is the producer.',
  check: ({ rights, is_licensed_compilation }) =>
    atLines({ list: 'rights', lines: rights, field: 'role' }, ({ role }) =>
      is_licensed_compilation && role === 'producer' ? text.licensedCompilation() : null,
    ),
};

/** Files may contain groups whose countries are unknown. They're kept but hold no rights. */
export const hasKnownTerritories: RecordingRule = {
  id: 'R-RGT-05',
  severity: 'warn',
  cwr: null,
  summary: 'The territories of a right have known countries.',
  check: ({ rights }) =>
    atLines({ list: 'rights', lines: rights, field: 'territories' }, ({ territories }) => {
      const names = unknownIn(territories, true);
      if (names === null) return null;
      const isPartlyKnown = reach(territories).size > 0;
      return isPartlyKnown
        ? text.partlyUnknown({ territories: names })
        : text.unknownTerritories({ territories: names });
    }),
};

/** Excluding an unknown territory excludes no country, so the share would count where it shouldn’t. */
export const hasKnownExclusions: RecordingRule = {
  id: 'R-RGT-06',
  severity: 'block',
  cwr: null,
  summary: 'The excluded territories of a right have known countries.',
  check: ({ rights }) =>
    atLines({ list: 'rights', lines: rights, field: 'territories' }, ({ territories }) => {
      const names = unknownIn(territories, false);
      return names === null ? null : text.unknownExcluded({ territories: names });
    }),
};

function unknownIn(territories: readonly TerritoryLine[], isIncluded: boolean): string | null {
  const unknown = territories.filter(
    ({ is_included, territory }) => is_included === isIncluded && countriesOf(territory).length === 0,
  );
  if (unknown.length === 0) return null;
  return formatNames([...new Set(unknown.map(({ territory }) => nameOf(territory)))]);
}

function nameOf(code: string): string {
  return findTerritory(code) ? territoryName(code) : text.group({ code });
}

/** Holds within one submission. Claims of other parties may exceed it, which opens a case. */
export const totalsNoMoreThanAll: RecordingRule = {
  id: 'R-TOT-01',
  severity: 'block',
  cwr: null,
  summary: 'For each use, country and day shares total at most 100.00%, within 0.06.',
  check: ({ rights }) => totals(rights, 'over'),
};

export const totalsAll: RecordingRule = {
  id: 'R-TOT-02',
  severity: 'warn',
  cwr: null,
  summary: 'For each use, country and day shares total 100.00%, within 0.06.',
  check: ({ rights }) => totals(rights, 'short'),
};

function totals(rights: readonly RuledRight[], kind: 'over' | 'short'): Found[] {
  const problems = problemsIn(rights.map(toRightsLine)).filter((problem) => problem.kind === kind);
  return problems.map((problem) => ({ path: 'rights', message: messageOf(problem) }));
}

function messageOf(problem: RightsProblem): string {
  const where = { uses: formatUses(problem.uses), segment: formatSegment(problem) };
  if (problem.kind === 'over') return text.overclaimed({ ...where, share: formatShare(problem.total) });
  return text.underclaimed({ ...where, share: formatShare(FULL_SHARE - problem.total) });
}
