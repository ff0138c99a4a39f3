import { periodInWords, problemInWords, problemsIn, usesInWords } from '../recording-rights/index.ts';
import { atLines, type Found, type Rule, unless } from '../rules/rule.ts';
import {
  countriesInWords,
  countriesOf,
  findTerritory,
  reach,
  type TerritoryLine,
  territoryName,
} from '../territories/index.ts';
import { type RuledRecording, type RuledRight, toRightsLine } from './ruled-recording.ts';

type RecordingRule = Rule<RuledRecording>;

/** Where nobody holds a right nobody can be paid. */
export const hasRights: RecordingRule = {
  id: 'R-RGT-01',
  severity: 'block',
  cwr: null,
  title: 'A recording names who holds rights in it.',
  check: ({ rights }) =>
    unless(rights.length > 0, 'rights', 'Add who holds rights in it. A recording that nobody holds cannot be paid.'),
};

export const namesEachRightOnce: RecordingRule = {
  id: 'R-RGT-02',
  severity: 'block',
  cwr: null,
  title: 'A party holds a use in a country on a day by one line.',
  check({ rights }) {
    const reachOf = reachOnce();
    return atLines({ list: 'rights', lines: rights, field: 'territories' }, (line, index) => {
      for (const other of rights.slice(0, index)) {
        const both = sharedBy(other, line, reachOf);
        if (both !== null) return `${both} stands above already for the same holder. Change one of the lines.`;
      }
      return null;
    });
  },
};

type ReachOf = (line: RuledRight) => ReadonlySet<string>;

/** The countries of lines, worked out once for those that are asked for: few lines are of the same holder. */
function reachOnce(): ReachOf {
  const known = new Map<RuledRight, ReadonlySet<string>>();
  return (line) => {
    const reached = known.get(line) ?? reach(line.territories);
    known.set(line, reached);
    return reached;
  };
}

/** What two lines of one party give both: `Broadcast in Ghana, from 1 January 2026,`. */
function sharedBy(one: RuledRight, other: RuledRight, reachOf: ReachOf): string | null {
  if (one.party_id !== other.party_id) return null;
  const uses = one.uses.filter((use) => other.uses.includes(use));
  const [, from = ''] = [one.valid_from, other.valid_from].sort();
  const to = earlier(one.valid_to, other.valid_to);
  if (uses.length === 0 || (to !== null && to < from)) return null;
  const reached = reachOf(other);
  const countries = [...reachOf(one)].filter((country) => reached.has(country)).sort();
  if (countries.length === 0) return null;
  return `${usesInWords(uses)} in ${countriesInWords(countries)}, ${periodInWords(from, to)},`;
}

function earlier(one: string | null, other: string | null): string | null {
  if (one === null) return other;
  if (other === null) return one;
  return one < other ? one : other;
}

/** A right in what was not there yet is a slip, most often in the year. */
export const beginsWithRecording: RecordingRule = {
  id: 'R-RGT-03',
  severity: 'warn',
  cwr: null,
  title: 'Rights begin when the recording was made or released.',
  check({ rights, recording_date, release_date }) {
    const made = recording_date ?? release_date;
    if (made === null) return [];
    const event = recording_date === null ? 'released' : 'recorded';
    return atLines({ list: 'rights', lines: rights, field: 'valid_from' }, ({ valid_from }) =>
      valid_from < made ? `This is before the recording was ${event}. Check the first day.` : null,
    );
  },
};

/** Who licenses a track to a compilation keeps being its producer; who made the compilation is not. */
export const licensesCompilations: RecordingRule = {
  id: 'R-RGT-04',
  severity: 'warn',
  cwr: null,
  title: 'On a compilation under licence nobody holds rights as the producer.',
  check: ({ rights, is_licensed_compilation }) =>
    atLines({ list: 'rights', lines: rights, field: 'role' }, ({ role }) =>
      is_licensed_compilation && role === 'producer'
        ? 'It is on a compilation under licence: check whether this holder is the producer or a licensee.'
        : null,
    ),
};

/** A file can have groups that nobody knows the countries of: they are kept, and hold nothing until somebody says what they are. */
export const reachesCountries: RecordingRule = {
  id: 'R-RGT-05',
  severity: 'warn',
  cwr: null,
  title: 'A right holds in countries that we know.',
  check: ({ rights }) =>
    atLines({ list: 'rights', lines: rights, field: 'territories' }, ({ territories }) => {
      const names = unknownIn(territories, true);
      if (names === null) return null;
      if (reach(territories).size > 0) return `${names} reaches no country that we know, and enters no total.`;
      return `${names} reaches no country that we know: this share enters no total, and is not paid. Choose countries.`;
    }),
};

/** What is left out without being known is left out of nothing: the share would count where it was not meant to. */
export const leavesOutCountries: RecordingRule = {
  id: 'R-RGT-06',
  severity: 'block',
  cwr: null,
  title: 'What a right leaves out are countries that we know.',
  check: ({ rights }) =>
    atLines({ list: 'rights', lines: rights, field: 'territories' }, ({ territories }) => {
      const names = unknownIn(territories, false);
      if (names === null) return null;
      return `We know no countries of ${names}: leaving it out leaves out none. Leave the countries out one by one.`;
    }),
};

/** The territories that are taken in, or left out, of which no country is known. */
function unknownIn(territories: readonly TerritoryLine[], isIncluded: boolean): string | null {
  const unknown = territories.filter(
    ({ is_included, territory }) => is_included === isIncluded && countriesOf(territory).length === 0,
  );
  return unknown.length === 0 ? null : [...new Set(unknown.map(({ territory }) => nameOf(territory)))].join(', ');
}

function nameOf(code: string): string {
  return findTerritory(code) ? territoryName(code) : `The group ${code}`;
}

/** What one submission gives must be free of contradiction; claims of others may pass it, and are a case then. */
export const totalsNoMoreThanAll: RecordingRule = {
  id: 'R-TOT-01',
  severity: 'block',
  cwr: null,
  title: 'For each use, country and day shares total at most 100.00%, within 0.06.',
  check: ({ rights }) => totals(rights, 'over'),
};

/** What nobody holds is paid to nobody. */
export const totalsAll: RecordingRule = {
  id: 'R-TOT-02',
  severity: 'warn',
  cwr: null,
  title: 'For each use, country and day shares total 100.00%, within 0.06.',
  check: ({ rights }) => totals(rights, 'short'),
};

function totals(rights: readonly RuledRight[], kind: 'over' | 'short'): Found[] {
  const problems = problemsIn(rights.map(toRightsLine)).filter((problem) => problem.kind === kind);
  return problems.map((problem) => ({
    path: 'rights',
    message: `${usesInWords(problem.uses)}: ${problemInWords(problem)}`,
  }));
}
