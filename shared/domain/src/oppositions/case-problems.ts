import { type CaseDraft, SHORTEST_STATEMENT } from '../schemas/cases/case-draft.ts';
import type { CaseLine } from '../schemas/cases/case-lines.ts';
import { CASE_OBJECTS, type CaseLineGroup, type CaseMeasure } from '../schemas/cases/case-words.ts';
import { CONTRIBUTOR_CATEGORIES, RIGHTS_HOLDER_ROLES } from '../schemas/recordings/recording-words.ts';
import { WRITER_ROLES } from '../schemas/works/composition-words.ts';
import { PUBLISHER_TYPES } from '../schemas/works/work-words.ts';
import { FULL_SHARE, formatShare, isFullTotal, RIGHT_LABELS, SHARE_TOLERANCE } from '../shares/index.ts';
import type { CaseKind } from '../states/index.ts';
import { reach } from '../territories/index.ts';
import { isAboutShares, measuresOf } from './case-kinds.ts';

export interface CaseBasis {
  readonly object: 'composition' | 'recording';
  readonly registered: readonly CaseLine[];
}

/** What is missing or wrong: where, as a path into the draft, and what to do. */
export interface CaseProblem {
  readonly path: string;
  readonly message: string;
}

/** What has to be mended before a draft can be filed, for the form and the API alike; none where it can be. */
export function caseProblems(draft: CaseDraft, basis: CaseBasis): CaseProblem[] {
  const { kind } = draft;
  if (kind === null) return [{ path: 'kind', message: 'Choose what you oppose.' }, ...wordProblems(draft)];
  if (!CASE_OBJECTS[kind].includes(basis.object)) {
    const object = basis.object === 'composition' ? 'work' : 'recording';
    return [{ path: 'kind', message: `This cannot be said of a ${object}. Choose another kind.` }];
  }
  return [
    ...scopeProblems(draft, kind, basis),
    ...lineProblems(draft, kind, basis),
    ...otherWorkProblems(draft, kind),
    ...wordProblems(draft),
  ];
}

function scopeProblems({ scope }: CaseDraft, kind: CaseKind, { object }: CaseBasis): CaseProblem[] {
  // An empty list of territories would overlap with no other case.
  if (scope.territories.length > 0 && reach(scope.territories).size === 0)
    return [{ path: 'scope.territories', message: 'These territories leave no country. Choose at least one.' }];
  if (!isAboutShares(kind)) return [];
  if (object === 'composition' && scope.rights.length === 0)
    return [{ path: 'scope.rights', message: 'Choose at least one right.' }];
  if (kind === 'recording_ownership' && scope.uses.length === 0)
    return [{ path: 'scope.uses', message: 'Choose at least one use.' }];
  return [];
}

function otherWorkProblems({ other_work_id, other_work, timings }: CaseDraft, kind: CaseKind): CaseProblem[] {
  const problems: CaseProblem[] = [];
  const isNamed = other_work_id !== null || other_work;
  if (OTHER_WORK.includes(kind) && !isNamed)
    problems.push({ path: 'other_work', message: 'Name the other work, or choose it from the search.' });
  if (kind === 'sample' && !timings)
    problems.push({ path: 'timings', message: 'Say where it is heard, such as 0:42 to 0:58.' });
  return problems;
}

const OTHER_WORK: readonly CaseKind[] = ['sample', 'infringement', 'duplicate_work'];

function wordProblems({ statement, declares_truth }: CaseDraft): CaseProblem[] {
  const problems: CaseProblem[] = [];
  if ([...statement].length < SHORTEST_STATEMENT)
    problems.push({ path: 'statement', message: `Say why, in at least ${SHORTEST_STATEMENT} characters.` });
  if (!declares_truth) problems.push({ path: 'declares_truth', message: 'Declare that what you say is true.' });
  return problems;
}

function lineProblems(draft: CaseDraft, kind: CaseKind, basis: CaseBasis): CaseProblem[] {
  if (kind === 'duplicate_work') return [];
  const single = draft.claimed_lines.flatMap((line, index) =>
    problemsOfLine(line, kind, basis).map(({ path, message }) => ({ path: `claimed_lines.${index}.${path}`, message })),
  );
  const keys = draft.claimed_lines.map(({ key }) => key);
  if (new Set(keys).size < keys.length)
    single.push({ path: 'claimed_lines', message: 'Two lines are the same. Leave one out.' });
  if (single.length > 0) return single;
  const measures = measuresOf(basis.object, draft.scope.rights);
  if (!differs(draft.claimed_lines, basis.registered, measures))
    return [{ path: 'claimed_lines', message: 'Nothing differs from what is registered: enter how it should be.' }];
  return isAboutShares(kind) ? measures.flatMap((measure) => totalProblems(draft, measure, basis)) : [];
}

const GROUPS: Record<'composition' | 'recording' | 'line_up', readonly CaseLineGroup[]> = {
  composition: ['writer', 'publisher'],
  recording: ['holder'],
  line_up: ['contributor'],
};
const ROLES: Record<CaseLineGroup, readonly string[]> = {
  writer: WRITER_ROLES,
  publisher: PUBLISHER_TYPES,
  holder: RIGHTS_HOLDER_ROLES,
  contributor: CONTRIBUTOR_CATEGORIES,
};

/** What is wrong with one line that is new; the others are as registered but for their shares. */
function problemsOfLine(line: CaseLine, kind: CaseKind, { object, registered }: CaseBasis): CaseProblem[] {
  if (registered.some(({ key }) => key === line.key)) return [];
  const problems: CaseProblem[] = [];
  if (!GROUPS[kind === 'performer_line_up' ? 'line_up' : object].includes(line.group))
    problems.push({ path: 'group', message: 'A line of this kind does not belong here. Leave it out.' });
  // A contributor may say what they did besides: `non_featured:guitar`.
  const [role = ''] = (line.role ?? '').split(':');
  if (!ROLES[line.group].includes(role)) problems.push({ path: 'role', message: 'Choose a role.' });
  if (line.party_id === null && line.group !== 'contributor')
    problems.push({ path: 'party_id', message: 'Choose them from the search.' });
  return problems;
}

function totalProblems({ claimed_lines }: CaseDraft, measure: CaseMeasure, { registered }: CaseBasis): CaseProblem[] {
  const total = totalIn(claimed_lines, measure);
  if (measure === 'recording')
    return total <= FULL_SHARE + SHARE_TOLERANCE
      ? []
      : [{ path: 'claimed_lines', message: `The shares total ${formatShare(total)}, and can total at most 100%.` }];
  // A right in which nobody has anything may stay so: synchronisation often is.
  const isEmpty = total === 0 && totalIn(registered, measure) === 0;
  if (isEmpty || isFullTotal(total)) return [];
  const message = `${RIGHT_LABELS[measure]}: the shares total ${formatShare(total)}, and must total 100%.`;
  return [{ path: 'claimed_lines', message }];
}

function totalIn(lines: readonly CaseLine[], measure: CaseMeasure): number {
  return lines.reduce((sum, { shares }) => sum + (shares[measure] ?? 0), 0);
}

/** Whether anything is claimed that is not registered: a share, a line more or less, another role. */
function differs(
  claimed: readonly CaseLine[],
  registered: readonly CaseLine[],
  measures: readonly CaseMeasure[],
): boolean {
  const keys = new Set([...claimed, ...registered].map(({ key }) => key));
  return [...keys].some((key) => {
    const before = registered.find((line) => line.key === key);
    const after = claimed.find((line) => line.key === key);
    if (before?.group === 'contributor' || after?.group === 'contributor')
      return before?.name !== after?.name || before?.role !== after?.role || before?.party_id !== after?.party_id;
    return measures.some((measure) => (before?.shares[measure] ?? 0) !== (after?.shares[measure] ?? 0));
  });
}
