import { measuresIn, shareOf } from '@counterpoint/domain/cases';
import type { CaseLine } from '@counterpoint/domain/schemas/cases';
import { formatShare } from '@counterpoint/domain/shares';
import type { CaseEventRow } from '../../disputes/case/case-parts-repository.ts';
import type { StoredCase, StoredParty } from '../../disputes/case/stored-case-repository.ts';
import type { FoundEvidence } from '../../disputes/evidence/evidence-repository.ts';
import type { readCasesForStaff } from '../../disputes/staff/staff-repository.ts';
import * as common from '../../messages/staff.generated.ts';
import * as text from '../../messages/staff-cases.generated.ts';
import { nameIfAny, nameOf } from '../../parties/party-view.ts';
import type { SocietyCalendar } from '../../platform/time/society-calendar.ts';
import { factLines, section, type TableColumn } from './text-table.ts';

type ListedStaffCase = Awaited<ReturnType<typeof readCasesForStaff>>[number];

interface CaseStory {
  readonly calendar: SocietyCalendar;
  /** As registered now, if that differs while the case is open. */
  readonly current: readonly CaseLine[] | null;
  readonly events: readonly CaseEventRow[];
  readonly documents: readonly FoundEvidence[];
}

export function caseColumns(at: Date, calendar: SocietyCalendar): readonly TableColumn<ListedStaffCase>[] {
  const untilOf = ({ deadline }: ListedStaffCase) => {
    const day = deadline && calendar.formatDay(deadline);
    return day && deadline <= at ? text.passed({ day }) : day;
  };
  return [
    [text.numberColumn(), ({ number }) => number],
    [text.stateColumn(), ({ state }) => readableCode(state)],
    [text.kindColumn(), ({ kind }) => readableCode(kind)],
    [text.untilColumn(), untilOf],
    [text.documentsColumn(), ({ documents }) => documents],
    [text.aboutColumn(), ({ title }) => title],
  ];
}

export function storyOfCase(stored: StoredCase, { calendar, current, events, documents }: CaseStory): string[] {
  const { number, kind, state, object, evidence_by, statement, resolution, resolution_text } = stored;
  const facts: [string, string][] = [
    [text.number(), `${number} (${stored.id})`],
    [text.state(), readableCode(state)],
    [text.kind(), readableCode(kind)],
    [text.about(), `${object.type} ${object.id}`],
    [text.statement(), statement ?? common.none()],
  ];
  if (evidence_by) facts.push([text.documents(), text.until({ day: calendar.formatDay(evidence_by) })]);
  if (resolution) facts.push([text.outcome(), [resolution, resolution_text].filter(Boolean).join(': ')]);
  const claims = stored.parties.filter(({ claimed_lines }) => claimed_lines.length > 0);
  return [
    ...factLines(facts),
    ...section(
      text.partiesSection(),
      stored.parties.map((party) => partyLine(party, calendar)),
    ),
    ...section(text.registeredSection(), stored.registered_lines.map(formatLine)),
    ...claims.flatMap((party) =>
      section(text.claimedSection({ name: nameOf(party) }), party.claimed_lines.map(formatLine)),
    ),
    ...section(text.nowRegisteredSection(), (stored.resolved_lines ?? current ?? []).map(formatLine)),
    ...section(text.documentsSection(), documents.map(documentLine)),
    ...section(text.historySection(), events.map(eventLine)),
  ];
}

function partyLine(party: StoredParty, calendar: SocietyCalendar): string {
  const { side, answer, respond_by, left_at, member_id } = party;
  const waiting = respond_by ? text.until({ day: calendar.formatDay(respond_by) }) : '';
  const answerLine = answer ? text.answered({ answer }) : waiting;
  const parts = [
    `${nameOf(party)}, ${side}`,
    answerLine,
    left_at && text.hasLeft(),
    member_id === null && text.notMember(),
  ];
  return parts.filter(Boolean).join(', ');
}

/** `Ama Kusi, CA: pr 60.00% [writer:…]`. `--lines` needs the key if a name isn't unique. */
export function formatLine(line: CaseLine): string {
  const { name, role, key } = line;
  const parts = measuresIn([line]).map((measure) => `${measure} ${formatShare(shareOf(line, measure))}`);
  return `${[name, role].filter(Boolean).join(', ')}: ${parts.join(', ') || text.noShares()}  [${key}]`;
}

function documentLine(document: FoundEvidence): string {
  const { file_name, evidence_kind, visibility, bytes, sha256 } = document;
  return text.document({
    file: file_name,
    kind: readableCode(evidence_kind),
    name: nameIfAny(document) ?? text.theSociety(),
    visibility: readableCode(visibility),
    bytes,
    hash: sha256.toString('hex'),
  });
}

function eventLine(event: CaseEventRow): string {
  const { type, state, note, at } = event;
  const name = nameIfAny(event) ?? text.societyOrClock();
  const parts = [
    at.toISOString(),
    readableCode(type),
    text.by({ name }),
    text.then({ state: readableCode(state) }),
    note,
  ];
  return parts.filter(Boolean).join('  ');
}

function readableCode(code: string): string {
  return code.replaceAll('_', ' ');
}
