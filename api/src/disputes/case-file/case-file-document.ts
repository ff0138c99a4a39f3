import { setImmediate as breathe } from 'node:timers/promises';
import {
  type CaseDetails,
  type CaseEvidence,
  type CaseMessage,
  EVIDENCE_KIND_LABELS,
  eventWords,
} from '@counterpoint/domain/schemas/cases';
import { SOCIETY_NAME } from '@counterpoint/domain/schemas/home';
import { formatShare } from '@counterpoint/domain/shares';
import { CASE_KIND_LABELS } from '@counterpoint/domain/states';
import { collectPdf, numberPages, openPdf } from '../../platform/documents/pdf-document.ts';
import { drawHead } from '../../platform/documents/pdf-head.ts';
import { BOLD, INK } from '../../platform/documents/pdf-style.ts';
import { drawLines } from './case-file-lines.ts';
import { fact, heading, type Page, paragraph, said, table } from './case-file-page.ts';
import { ANSWERS, MEASURES, PROPOSAL_WORDS, RESOLUTIONS, STATES, sizeOf } from './case-file-words.ts';

/** All that one party may see of a case. */
export interface CaseFile {
  readonly details: CaseDetails;
  readonly evidence: readonly CaseEvidence[];
  readonly messages: readonly CaseMessage[];
  readonly at: Date;
  /** The society's. */
  readonly timeZone: string;
}

/** So many messages are laid out before others are let through: a thousand long ones take seconds. */
const AT_A_TIME = 10;

/** The whole case on paper, as one of its parties sees it. */
export async function drawCaseFile({ details, evidence, messages, at, timeZone }: CaseFile): Promise<Buffer> {
  const { number, object } = details;
  const title = `Case ${number}: ${object.title}`;
  const pdf = await openPdf({ title, subject: 'File of a case about works in dispute', at, isNumbered: true });
  const contents = collectPdf(pdf);
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });
  const page: Page = { pdf, root, when: (instant) => format.format(new Date(instant)) };
  drawHead(pdf, root, { title: 'Case file', number });
  drawFacts(page, details, `${page.when(at)} (${timeZone})`);
  drawParties(page, details);
  drawLines(page, details);
  drawStatements(page, details);
  drawHolds(page, details);
  drawProposals(page, details);
  await breathe();
  drawHistory(page, details);
  drawEvidence(page, evidence);
  await breathe();
  await drawMessages(page, messages);
  root.end();
  numberPages(pdf, `Case ${number}`);
  pdf.end();
  return contents;
}

function drawFacts(page: Page, details: CaseDetails, madeAt: string): void {
  const { pdf, root, when } = page;
  const { object, kind, state, scope_words, resolution, deadline, other_work, timings, follows, merged_into } = details;
  root.add(pdf.struct('H2', {}, () => void pdf.font(BOLD).fontSize(17).fillColor(INK).text(object.title)));
  pdf.moveDown(0.5);
  const me = details.parties.find(({ is_me }) => is_me);
  const what = object.type === 'composition' ? 'Musical work' : 'Sound recording';
  const facts: readonly (readonly [string, string | null | undefined])[] = [
    ['About', [what, object.code, object.by].filter(Boolean).join(', ')],
    ['Kind', CASE_KIND_LABELS[kind]],
    ['Reaches', scope_words.join('; ')],
    ['Version in question', details.contested_revision?.toString()],
    ['The other work', other_work?.title],
    ['Where it is heard', timings],
    ['Takes up again', follows?.number],
    ['Goes on in', merged_into?.number],
    ['Stands', STATES[state]],
    ['Ended', resolution && `${resolution.at ? `${when(resolution.at)}, ` : ''}${RESOLUTIONS[resolution.type]}`],
    ['The society says', resolution?.text],
    ['Next date', deadline && when(deadline)],
    ['Opened', when(details.created_at)],
    ['This file was made', `${madeAt}, and holds what ${me?.name ?? SOCIETY_NAME} may see`],
  ];
  for (const [label, value] of facts) if (value) fact(page, label, value);
}

function drawParties(page: Page, { parties }: CaseDetails): void {
  heading(page, 'Parties');
  const columns = [
    { title: 'Party', width: 2 },
    { title: 'Side', width: 1 },
    { title: 'Answer', width: 2 },
  ];
  table(
    page,
    columns,
    parties.map(({ name, side, answer, answered_at, respond_by, left_at }) => {
      const on = answered_at ? page.when(answered_at) : '';
      if (side === 'claimant')
        return [name, 'Claims', left_at ? { text: 'Took the claim back', second: page.when(left_at) } : ''];
      if (answer) return [name, 'Answers', { text: ANSWERS[answer], second: on }];
      return [name, 'Answers', { text: 'None yet', second: respond_by ? `until ${page.when(respond_by)}` : '' }];
    }),
  );
}

function drawStatements(page: Page, { parties }: CaseDetails): void {
  const stated = parties.flatMap(({ name, statement }) => (statement ? { name, statement } : []));
  if (stated.length === 0) return;
  heading(page, 'What is claimed, and why');
  for (const { name, statement } of stated) said(page, name, statement);
}

function drawHolds(page: Page, { holds }: CaseDetails): void {
  if (holds.length === 0) return;
  heading(page, 'On hold');
  const columns = [
    { title: 'What', width: 2 },
    { title: 'Whose', width: 1.4 },
    { title: 'Since', width: 1.6 },
    { title: 'Share', width: 0.8, isFigure: true },
  ];
  const rows = holds.map(({ measure, words, party_name, share, since, released_at }) => [
    words ? { text: MEASURES[measure], second: words } : MEASURES[measure],
    party_name ?? 'All parties',
    released_at ? { text: page.when(since), second: `released ${page.when(released_at)}` } : page.when(since),
    formatShare(share),
  ]);
  table(page, columns, rows);
}

function drawProposals(page: Page, { proposals }: CaseDetails): void {
  if (proposals.length === 0) return;
  heading(page, 'Splits that were proposed');
  for (const { proposed_by, state, note, lines, acceptances, created_at } of proposals) {
    const split = lines.map(({ name, shares }) => {
      const figures = Object.values(shares).flatMap((share) => (share === undefined ? [] : formatShare(share)));
      return figures.length > 0 ? `${name} ${figures.join(' / ')}` : name;
    });
    const words = acceptances.map(({ name, is_accepted, reason }) =>
      is_accepted === null
        ? `${name} has not answered`
        : `${name} ${is_accepted ? 'accepts' : 'refuses'}${reason ? ` (“${reason}”)` : ''}`,
    );
    const text = [note, `${split.join('; ')}.`, words.length > 0 ? `${words.join('; ')}.` : ''];
    said(page, `${proposed_by}, ${page.when(created_at)}: ${PROPOSAL_WORDS[state]}`, text.filter(Boolean).join('\n'));
  }
}

function drawHistory(page: Page, { events }: CaseDetails): void {
  if (events.length === 0) return;
  heading(page, 'What happened');
  const columns = [
    { title: 'When', width: 1.2 },
    { title: 'What', width: 3 },
  ];
  const rows = events.map((event) => {
    // On paper nobody is 'you'.
    const text = eventWords({ ...event, is_me: false });
    return [page.when(event.at), event.note ? { text, second: event.note } : text];
  });
  table(page, columns, rows);
}

function drawEvidence(page: Page, evidence: readonly CaseEvidence[]): void {
  heading(page, 'Documents');
  if (evidence.length === 0) {
    paragraph(page, 'None were brought.');
    return;
  }
  const columns = [
    { title: 'Document', width: 3 },
    { title: 'What it is', width: 1.6 },
    { title: 'Brought by', width: 1.4 },
  ];
  const rows = evidence.map(({ file_name, sha256, kind, brought_by, bytes, visibility, note, created_at }) => {
    const seen = visibility === 'society_only' ? 'For the society only. ' : '';
    return [
      { text: file_name, second: `${seen}${sizeOf(bytes)}, SHA-256 ${sha256}` },
      note ? { text: EVIDENCE_KIND_LABELS[kind], second: note } : EVIDENCE_KIND_LABELS[kind],
      { text: brought_by, second: page.when(created_at) },
    ];
  });
  table(page, columns, rows);
}

async function drawMessages(page: Page, messages: readonly CaseMessage[]): Promise<void> {
  if (messages.length === 0) return;
  heading(page, 'Messages');
  for (const [index, { author, body, visibility, created_at }] of messages.entries()) {
    const to = visibility === 'society_only' ? ', to the society only' : '';
    said(page, `${author}, ${page.when(created_at)}${to}`, body);
    if (index % AT_A_TIME === AT_A_TIME - 1) await breathe();
  }
}
