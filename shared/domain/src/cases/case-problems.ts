import * as text from '../messages/cases.generated.ts';
import { CASE_OBJECTS, type CaseLineGroup, type CaseMeasure } from '../schemas/cases/case-choices.ts';
import type { CaseDraft } from '../schemas/cases/case-draft.ts';
import type { CaseLine } from '../schemas/cases/case-lines.ts';
import { CONTRIBUTOR_CATEGORIES, RIGHTS_HOLDER_ROLES } from '../schemas/recordings/recording-choices.ts';
import { MIN_STATEMENT_LENGTH } from '../schemas/requests/text.ts';
import { PUBLISHER_TYPES, WRITER_ROLES } from '../schemas/works/work-choices.ts';
import { formatShare, RIGHT_LABELS } from '../shares/index.ts';
import type { CaseKind } from '../states/index.ts';
import { reach } from '../territories/index.ts';
import { isAboutOtherWork, isAboutShares, lineGroupsOf, measuresOf } from './case-kinds.ts';
import { caseTotal, differencesOf, isTotalFull } from './case-shares.ts';

export interface CaseBasis {
  readonly object: 'composition' | 'recording';
  readonly registered: readonly CaseLine[];
}

export interface CaseProblem {
  readonly path: string;
  readonly message: string;
}

export function caseProblems(draft: CaseDraft, basis: CaseBasis): CaseProblem[] {
  const { kind } = draft;
  if (kind === null) return [{ path: 'kind', message: text.chooseKind() }, ...statementProblems(draft)];
  if (!CASE_OBJECTS[kind].includes(basis.object)) {
    const message = basis.object === 'composition' ? text.notOfWork() : text.notOfRecording();
    return [{ path: 'kind', message }];
  }
  return [
    ...scopeProblems(draft, kind, basis),
    ...lineProblems(draft, kind, basis),
    ...otherWorkProblems(draft, kind),
    ...statementProblems(draft),
  ];
}

function scopeProblems({ scope }: CaseDraft, kind: CaseKind, { object }: CaseBasis): CaseProblem[] {
  // An empty list of territories would overlap with no other case.
  if (scope.territories.length > 0 && reach(scope.territories).size === 0)
    return [{ path: 'scope.territories', message: text.noCountry() }];
  if (!isAboutShares(kind)) return [];
  if (object === 'composition' && scope.rights.length === 0)
    return [{ path: 'scope.rights', message: text.chooseOneRight() }];
  if (kind === 'recording_ownership' && scope.uses.length === 0)
    return [{ path: 'scope.uses', message: text.chooseOneUse() }];
  return [];
}

function otherWorkProblems({ other_work_id, other_work, timings }: CaseDraft, kind: CaseKind): CaseProblem[] {
  const problems: CaseProblem[] = [];
  const isNamed = other_work_id !== null || other_work;
  if (isAboutOtherWork(kind) && !isNamed) problems.push({ path: 'other_work', message: text.nameOtherWork() });
  if (kind === 'sample' && !timings) problems.push({ path: 'timings', message: text.enterTimings() });
  return problems;
}

function statementProblems({ statement, declares_truth }: CaseDraft): CaseProblem[] {
  const problems: CaseProblem[] = [];
  if ([...statement].length < MIN_STATEMENT_LENGTH)
    problems.push({ path: 'statement', message: text.enterStatement({ min: MIN_STATEMENT_LENGTH }) });
  if (!declares_truth) problems.push({ path: 'declares_truth', message: text.declareTruth() });
  return problems;
}

function lineProblems(draft: CaseDraft, kind: CaseKind, basis: CaseBasis): CaseProblem[] {
  if (kind === 'duplicate_work') return [];
  const single = draft.claimed_lines.flatMap((line, index) =>
    problemsOfLine(line, kind, basis).map(({ path, message }) => ({ path: `claimed_lines.${index}.${path}`, message })),
  );
  const keys = draft.claimed_lines.map(({ key }) => key);
  if (new Set(keys).size < keys.length) single.push({ path: 'claimed_lines', message: text.repeatedLine() });
  if (single.length > 0) return single;
  const measures = measuresOf(basis.object, draft.scope.rights);
  const changed = differencesOf(basis.registered, draft.claimed_lines);
  if (!changed.some(({ measure }) => measure === null || measures.includes(measure)))
    return [{ path: 'claimed_lines', message: text.nothingClaimed() }];
  return isAboutShares(kind) ? measures.flatMap((measure) => totalProblems(draft, measure, basis)) : [];
}

const ROLES: Record<CaseLineGroup, readonly string[]> = {
  writer: WRITER_ROLES,
  publisher: PUBLISHER_TYPES,
  holder: RIGHTS_HOLDER_ROLES,
  contributor: CONTRIBUTOR_CATEGORIES,
};

/** Checks new lines only: registered lines differ in nothing but their shares. */
function problemsOfLine(line: CaseLine, kind: CaseKind, { object, registered }: CaseBasis): CaseProblem[] {
  if (registered.some(({ key }) => key === line.key)) return [];
  const problems: CaseProblem[] = [];
  if (!lineGroupsOf(kind, object).includes(line.group)) problems.push({ path: 'group', message: text.wrongGroup() });
  // A contributor's role may include an instrument: `non_featured:guitar`.
  const [role = ''] = (line.role ?? '').split(':');
  if (!ROLES[line.group].includes(role)) problems.push({ path: 'role', message: text.chooseRole() });
  if (line.party_id === null && line.group !== 'contributor')
    problems.push({ path: 'party_id', message: text.chooseParty() });
  return problems;
}

function totalProblems({ claimed_lines }: CaseDraft, measure: CaseMeasure, { registered }: CaseBasis): CaseProblem[] {
  if (isTotalFull(measure, { registered, proposed: claimed_lines })) return [];
  const total = formatShare(caseTotal(claimed_lines, measure));
  const message =
    measure === 'recording' ? text.overTotal({ total }) : text.wrongTotal({ right: RIGHT_LABELS[measure](), total });
  return [{ path: 'claimed_lines', message }];
}
