import { buffer } from 'node:stream/consumers';
import {
  CASE_MEASURES,
  type CaseDetails,
  type CaseEvidence,
  type CaseLine,
  type CaseMessage,
  type CaseParty,
  EVIDENCE_KIND_LABELS,
  formatCaseEvent,
} from '@counterpoint/domain/schemas/cases';
import { societyName } from '@counterpoint/domain/schemas/home';
import { formatShare } from '@counterpoint/domain/shares';
import { CASE_KIND_LABELS } from '@counterpoint/domain/states';
import { formatList } from '@counterpoint/messages';
import * as text from '../../messages/case-file.generated.ts';
import { drawFact, drawHead, drawTitle, numberPages, openPdf } from '../../platform/documents/pdf-document.ts';
import { isolate } from '../../platform/documents/text-direction.ts';
import { formatSize, instantFormat } from '../../platform/time/format.ts';
import { drawLines } from './case-file-lines.ts';
import { drawCaseTable, drawHeading, drawParagraph, drawSection, labelledText, type Page } from './case-file-page.ts';

export interface CaseFile {
  readonly details: CaseDetails;
  readonly evidence: readonly CaseEvidence[];
  readonly messages: readonly CaseMessage[];
  readonly at: Date;
  readonly timeZone: string;
}

declare module '../../platform/threads/thread-tasks.ts' {
  interface ThreadTasks {
    case_file(file: CaseFile): Uint8Array;
  }
}

export async function drawCaseFile({ details, evidence, messages, at, timeZone }: CaseFile): Promise<Uint8Array> {
  const { number, object } = details;
  const title = text.title({ number, title: object.title });
  const pdf = await openPdf({ title, subject: text.subject(), at, isNumbered: true });
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const page: Page = { pdf, root, when: instantFormat(timeZone) };
  drawHead(pdf, root, { title: text.heading(), number });
  drawFacts(page, details, `${page.when(at)} (${timeZone})`);
  drawParties(page, details);
  drawLines(page, details);
  drawStatements(page, details);
  drawHolds(page, details);
  drawProposals(page, details);
  drawHistory(page, details);
  drawEvidence(page, evidence);
  drawMessages(page, messages);
  root.end();
  numberPages(pdf, text.caseNumber({ number }));
  pdf.end();
  return buffer(pdf);
}

function drawFacts(page: Page, details: CaseDetails, madeAt: string): void {
  const { pdf, root, when } = page;
  const { object, kind, state, scope_words, resolution, deadline, other_work, timings, follows, merged_into } = details;
  drawTitle(pdf, root, object.title);
  const filed = filedAt(details);
  const me = details.parties.find(({ is_me }) => is_me);
  const what = object.type === 'composition' ? text.work() : text.recording();
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    [text.about(), [what, object.code, object.by].filter(Boolean).join(', ')],
    [text.kind(), CASE_KIND_LABELS[kind]()],
    [text.scope(), scope_words.join('; ')],
    [text.revision(), details.contested_revision?.toString()],
    [text.otherWork(), other_work?.title],
    [text.timings(), timings],
    [text.follows(), follows?.number],
    [text.mergedInto(), merged_into?.number],
    [text.status(), text.states[state]()],
    [
      text.ended(),
      resolution &&
        [resolution.at && when(resolution.at), text.resolutions[resolution.type]()].filter(Boolean).join(', '),
    ],
    [text.societyNote(), resolution?.text],
    [text.deadline(), deadline && when(deadline)],
    [text.opened(), filed && when(filed)],
    [text.created(), text.createdFor({ at: madeAt, name: me?.name ?? societyName() })],
  ];
  for (const [label, value] of facts) if (value) drawFact(pdf, root, [label, value]);
}

/** Undefined for a draft. */
export function filedAt({ events }: Pick<CaseDetails, 'events'>): string | undefined {
  return events.find(({ type }) => type === 'submit' || type === 'detect')?.at;
}

function drawParties(page: Page, details: CaseDetails): void {
  const columns = [
    { title: text.party(), width: 2 },
    { title: text.side(), width: 1 },
    { title: text.answer(), width: 2 },
  ];
  const rows = details.parties.map((party) => {
    const { name, side, respond_by, left_at } = party;
    if (side === 'claimant')
      return [name, text.claimant(), left_at ? { text: text.withdrewClaim(), second: page.when(left_at) } : ''];
    const given = responseOf(details, party);
    if (given) return [name, text.respondent(), { text: given.label(), second: given.at ? page.when(given.at) : '' }];
    return [
      name,
      text.respondent(),
      { text: text.noAnswer(), second: respond_by ? text.respondBy({ at: page.when(respond_by) }) : '' },
    ];
  });
  drawSection(page, { title: text.parties(), columns, rows });
}

/** The split that ended the case replaces what a party answered before. */
export function responseOf(
  { proposals }: Pick<CaseDetails, 'proposals'>,
  { answer, answered_at, split_response: split }: Pick<CaseParty, 'answer' | 'answered_at' | 'split_response'>,
) {
  const isReplaced = split !== null && proposals.some(({ state }) => state === 'accepted');
  if (answer && !isReplaced) return { label: text.answers[answer], at: answered_at };
  return split && { label: text.splitResponses[split.type], at: split.at };
}

function drawStatements(page: Page, { parties }: CaseDetails): void {
  const stated = parties.flatMap(({ name, statement }) => (statement ? { name, statement } : []));
  if (stated.length === 0) return;
  drawHeading(page, text.statements());
  for (const { name, statement } of stated) labelledText(page, name, statement);
}

function drawHolds(page: Page, { holds }: CaseDetails): void {
  const columns = [
    { title: text.right(), width: 2 },
    { title: text.holder(), width: 1.4 },
    { title: text.since(), width: 1.6 },
    { title: text.share(), width: 0.8, isFigure: true },
  ];
  const rows = holds.map(({ measure, words, party_name, share, since, released_at }) => [
    words ? { text: text.measures[measure](), second: words } : text.measures[measure](),
    party_name ?? text.allParties(),
    released_at ? { text: page.when(since), second: text.released({ at: page.when(released_at) }) } : page.when(since),
    formatShare(share),
  ]);
  drawSection(page, { title: text.onHold(), columns, rows });
}

function drawProposals(page: Page, { proposals }: CaseDetails): void {
  if (proposals.length === 0) return;
  drawHeading(page, text.proposals());
  for (const { proposed_by, state, note, lines, acceptances, created_at } of proposals) {
    const declined = state === 'withdrawn' ? 'withdrawn' : 'refused';
    const words = acceptances.map(({ name, is_accepted, reason }) =>
      is_accepted === null
        ? text.acceptance({ answer: 'none', name: isolate(name) })
        : withReason(text.acceptance({ answer: is_accepted ? 'accepted' : declined, name: isolate(name) }), reason),
    );
    const body = [note, `${lines.map(formatProposedLine).join('; ')}.`, words.length > 0 ? `${words.join('; ')}.` : ''];
    labelledText(
      page,
      text.proposal({ name: isolate(proposed_by), at: page.when(created_at), state: text.proposalLabels[state]() }),
      body.filter(Boolean).join('\n'),
    );
  }
}

export function formatProposedLine({ name, shares }: Pick<CaseLine, 'name' | 'shares'>): string {
  const figures = CASE_MEASURES.flatMap((measure) => {
    const share = shares[measure];
    if (share === undefined) return [];
    return text.proposedShare({ right: text.measures[measure]().toLowerCase(), share: formatShare(share) });
  });
  const shown = isolate(name);
  return figures.length > 0 ? text.proposedLine({ name: shown, shares: formatList(figures, 'unit') }) : shown;
}

function withReason(answer: string, reason: string | null): string {
  return reason ? text.withReason({ answer, reason: isolate(reason) }) : answer;
}

function drawHistory(page: Page, { events }: CaseDetails): void {
  const columns = [
    { title: text.when(), width: 1.2 },
    { title: text.event(), width: 3 },
  ];
  const rows = events.map((event) => {
    // A printed file addresses nobody as "you".
    const title = formatCaseEvent({ ...event, actor: event.actor && isolate(event.actor), is_me: false });
    return [page.when(event.at), event.note ? { text: title, second: event.note } : title];
  });
  drawSection(page, { title: text.history(), columns, rows });
}

function drawEvidence(page: Page, evidence: readonly CaseEvidence[]): void {
  drawHeading(page, text.documents());
  if (evidence.length === 0) {
    drawParagraph(page, text.noDocuments());
    return;
  }
  const columns = [
    { title: text.document(), width: 3 },
    { title: text.documentKind(), width: 1.6 },
    { title: text.addedBy(), width: 1.4 },
  ];
  const rows = evidence.map(({ file_name, sha256, kind, brought_by, bytes, visibility, note, created_at }) => {
    const target = visibility === 'society_only' ? `${text.societyOnly()} ` : '';
    return [
      { text: file_name, second: `${target}${formatSize(bytes)}, SHA-256 ${sha256}` },
      note ? { text: EVIDENCE_KIND_LABELS[kind](), second: note } : EVIDENCE_KIND_LABELS[kind](),
      { text: brought_by, second: page.when(created_at) },
    ];
  });
  drawCaseTable(page, columns, rows);
}

function drawMessages(page: Page, messages: readonly CaseMessage[]): void {
  if (messages.length === 0) return;
  drawHeading(page, text.messages());
  for (const { author, body, visibility, created_at } of messages) {
    const values = { author: isolate(author), at: page.when(created_at) };
    const title = visibility === 'society_only' ? text.messageToSociety(values) : text.messageFrom(values);
    labelledText(page, title, body);
  }
}
