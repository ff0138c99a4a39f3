import type { CaseLine } from '@counterpoint/domain/schemas/cases';
import { formatShare } from '@counterpoint/domain/shares';
import type { StoredCase, StoredParty } from '../../disputes/case/case-repository.ts';
import type { readCasesForStaff, readDocuments, readHistory } from '../../disputes/staff/staff-repository.ts';
import { nameOf } from '../../parties/party-view.ts';
import type { SocietyCalendar } from '../../platform/time/society-calendar.ts';
import { table } from './text-table.ts';

type Listed = Awaited<ReturnType<typeof readCasesForStaff>>[number];
type Event = Awaited<ReturnType<typeof readHistory>>[number];
type Document = Awaited<ReturnType<typeof readDocuments>>[number];

interface CaseStory {
  readonly calendar: SocietyCalendar;
  readonly events: readonly Event[];
  readonly documents: readonly Document[];
}

export function listedCases(
  cases: readonly Listed[],
  { at, calendar }: { readonly at: Date; readonly calendar: SocietyCalendar },
): string[] {
  return table(
    ['NUMBER', 'STATE', 'KIND', 'UNTIL', 'DOCUMENTS', 'ABOUT'],
    cases.map(({ number, state, kind, deadline, documents, title }) => {
      const until = deadline ? `${calendar.formatDay(deadline)}${deadline <= at ? ', passed' : ''}` : '-';
      return [number, inWords(state), inWords(kind), until, String(documents), title];
    }),
  );
}

export function storyOfCase(stored: StoredCase, { calendar, events, documents }: CaseStory): string[] {
  const { number, kind, state, object, evidence_by, statement, resolution, resolution_text } = stored;
  const facts: [string, string][] = [
    ['Number', `${number} (${stored.id})`],
    ['State', inWords(state)],
    ['Kind', inWords(kind)],
    ['About', `${object.type} ${object.id}`],
    ['Says', statement ?? 'nothing'],
    ...(evidence_by ? ([['Documents', `until ${calendar.formatDay(evidence_by)}`]] satisfies [string, string][]) : []),
    ...(resolution
      ? ([['Came to', [resolution, resolution_text].filter(Boolean).join(': ')]] satisfies [string, string][])
      : []),
  ];
  const claims = stored.parties.filter(({ claimed_lines }) => claimed_lines.length > 0);
  return [
    ...facts.map(([name, value]) => `${name.padEnd(11)}${value}`),
    ...section(
      'Parties',
      stored.parties.map((party) => partyLine(party, calendar)),
    ),
    ...section('Registered', stored.registered_lines.map(lineInWords)),
    ...claims.flatMap((party) => section(`Claimed by ${nameOf(party)}`, party.claimed_lines.map(lineInWords))),
    ...section('Now registered', (stored.resolved_lines ?? []).map(lineInWords)),
    ...section('Documents', documents.map(documentLine)),
    ...section('History', events.map(eventLine)),
  ];
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', `${title}:`, ...lines.map((line) => `  ${line}`)];
}

function partyLine(party: StoredParty, calendar: SocietyCalendar): string {
  const { side, answer, respond_by, left_at, member_id } = party;
  const said = answer ? `answered ${answer}` : respond_by ? `until ${calendar.formatDay(respond_by)}` : '';
  const parts = [`${nameOf(party)}, ${side}`, said, left_at && 'has left', member_id === null && 'no member'];
  return parts.filter(Boolean).join(', ');
}

/** `Ama Kusi, CA: pr 60.00% [writer:…]`. `--lines` needs the key if a name isn't unique. */
function lineInWords({ name, role, shares, key }: CaseLine): string {
  const parts = Object.entries(shares).map(([measure, share]) => `${measure} ${formatShare(share ?? 0)}`);
  return `${[name, role].filter(Boolean).join(', ')}: ${parts.join(', ') || 'no shares'}  [${key}]`;
}

function documentLine(document: Document): string {
  const { kind, file_name, evidence_kind, visibility, bytes, sha256 } = document;
  const by = kind === null ? 'the society' : nameOf({ ...document, kind });
  const hash = sha256.toString('hex');
  return `${file_name}, ${inWords(evidence_kind)}, by ${by}, ${inWords(visibility)}, ${bytes} bytes, SHA-256 ${hash}`;
}

function eventLine(event: Event): string {
  const { type, state, note, at, kind } = event;
  const by = kind === null ? 'the society or the clock' : nameOf({ ...event, kind });
  return [at.toISOString(), inWords(type), `by ${by}`, `then ${inWords(state)}`, note].filter(Boolean).join('  ');
}

function inWords(code: string): string {
  return code.replaceAll('_', ' ');
}
