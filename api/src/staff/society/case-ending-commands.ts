import fs from 'node:fs/promises';
import {
  CASE_MEASURES,
  type CaseLine,
  type CaseMeasure,
  ESCALATION_DOCUMENTS,
  type EvidenceKind,
} from '@counterpoint/domain/schemas/cases';
import { parseShare } from '@counterpoint/domain/shares';
import { hasDocument } from '../../disputes/case/case-parts-repository.ts';
import type { StoredCase } from '../../disputes/case/stored-case-repository.ts';
import { attachSocietyDocument, storeSocietyDocument } from '../../disputes/evidence/society-evidence.ts';
import { linesChangedSince } from '../../disputes/resolution/resolve-case.ts';
import { mergeCases } from '../../disputes/staff/merging-service.ts';
import {
  checkDecision,
  confirmDefault,
  linesFor,
  openForStaff,
  planDefault,
  recordDecision,
  recordProceedings,
  type StaffCase,
} from '../../disputes/staff/staff-acts.ts';
import * as common from '../../messages/staff.generated.ts';
import * as message from '../../messages/staff-cases.generated.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { FileStore } from '../../platform/files/file-store.ts';
import { conflict } from '../../platform/http/app-error.ts';
import { type CaseAction, caseCommand, registeringCommand, reportCase, staffAct } from './case-outcome.ts';
import { type CommandArguments, type SocietyCommand, textOf, UsageError } from './command.ts';

export const caseEndingCommands: readonly SocietyCommand[] = [
  registeringCommand({
    name: 'cases default',
    description: message.confirmDefault,
    async plan(tx, { staffCase }) {
      const planned = await planDefault(tx, staffCase);
      return {
        stored: staffCase.stored,
        lines: planned.lines,
        act: () => confirmDefault(tx, staffCase, planned),
      };
    },
    done: message.defaulted,
  }),
  caseCommand({
    name: 'cases escalate',
    options: { document: message.documentOption, note: message.escalateOption },
    description: message.escalate,
    async act(tx, action) {
      const note = textOf(action.args, 'note');
      await requireDocument(tx, action, ESCALATION_DOCUMENTS);
      await attachDocument(tx, action, 'mediation_reference');
      await recordProceedings(tx, action.staffCase, { act: 'escalate', note });
    },
    done: message.escalated,
  }),
  caseCommand({
    name: 'cases resume',
    options: { reason: common.reasonForParties },
    description: message.resume,
    act: (tx, { staffCase, args }) => recordProceedings(tx, staffCase, { act: 'resume', note: textOf(args, 'reason') }),
    done: message.resumed,
  }),
  registeringCommand({
    name: 'cases decide',
    options: {
      document: message.documentOption,
      for: message.forOption,
      lines: () => message.linesOption(LINE_SYNTAX),
      text: message.textOption,
    },
    description: message.decide,
    async plan(tx, action) {
      const { args } = action;
      const text = textOf(args, 'text');
      const staffCase = await caseToDecide(tx, action);
      const lines = decidedLines(staffCase.stored, args);
      await checkDecision(tx, staffCase, lines);
      await requireDocument(tx, action, ['order']);
      return {
        stored: staffCase.stored,
        lines,
        async act() {
          await attachDocument(tx, action, 'order');
          await recordDecision(tx, staffCase, { lines, text });
        },
      };
    },
    done: message.decided,
  }),
  {
    name: 'cases merge',
    operands: ['from', 'into'],
    options: { reason: common.reasonForParties },
    description: message.merge,
    async run(tx, context, args) {
      const [from = '', into = ''] = args.operands;
      const pair = { from: await openForStaff(tx, from), into: await openForStaff(tx, into) };
      await mergeCases(tx, staffAct(context), { ...pair, reason: textOf(args, 'reason') });
      return reportCase(tx, pair.from, message.merged({ number: pair.into.number }));
    },
  },
];

/** Requires a document of these kinds, in the case or sent with the command. */
async function requireDocument(tx: Tx, { staffCase, args }: CaseAction, kinds: readonly EvidenceKind[]): Promise<void> {
  const file = args.options.document;
  if (typeof file === 'string') await refuseMissing(file);
  else if (!(await hasDocument(tx, staffCase.stored.id, kinds)))
    throw conflict('missing_document', message.missingDocument());
}

async function attachDocument(tx: Tx, { staffCase, args, context }: CaseAction, kind: EvidenceKind): Promise<void> {
  const file = args.options.document;
  if (typeof file !== 'string') return;
  const document = await storeSocietyDocument({ env: context.env, files: new FileStore(context) }, file);
  const { stored } = staffCase;
  const about = { caseId: stored.id, state: stored.state, kind, visibility: 'shared' as const, note: null };
  await attachSocietyDocument(tx, staffCase.act, { ...document, ...about });
}

async function refuseMissing(file: string): Promise<void> {
  // Any failure means that the operator has to name another file.
  const found = await fs.stat(file).catch(() => null);
  if (!found?.isFile()) throw new UsageError(common.noFile({ file }));
}

/** Typed shares are those to register, whatever was registered when the case was filed. */
async function caseToDecide(tx: Tx, { staffCase, args }: CaseAction): Promise<StaffCase> {
  const { stored } = staffCase;
  const current = args.options.lines === undefined ? null : await linesChangedSince(tx, stored);
  return current ? { ...staffCase, stored: { ...stored, registered_lines: current } } : staffCase;
}

function decidedLines(stored: StoredCase, { options }: CommandArguments) {
  if ((options.for === undefined) === (options.lines === undefined)) throw new UsageError(message.chooseSide());
  if (typeof options.lines === 'string') return linesIn(options.lines, stored);
  if (options.for === 'claimant' || options.for === 'respondent') return linesFor(stored, options.for);
  throw new UsageError(message.unknownSide());
}

export const LINE_SYNTAX = { line: '<name or key>', shares: '<right> <share>, …' };

/** `Ama Kusi=pr 60, mr 50; Kofi Mensah=pr 40` changes registered or claimed lines, named by key or unique name. */
export function linesIn(text: string, stored: Pick<StoredCase, 'registered_lines' | 'parties'>): CaseLine[] {
  const claimed = stored.parties.flatMap(({ claimed_lines }) => claimed_lines);
  const added = claimed.filter(
    ({ key }, index) =>
      !stored.registered_lines.some((line) => line.key === key) &&
      claimed.findIndex((line) => line.key === key) === index,
  );
  const lines = [...stored.registered_lines, ...added];
  const typed = new Map<string, CaseLine>();
  for (const part of text.split(';').filter((each) => each.trim() !== '')) {
    const { name, shares } = readPart(part);
    const line = lineNamed(lines, name);
    if (typed.has(line.key)) throw new UsageError(message.repeatedLine({ name }));
    typed.set(line.key, {
      ...line,
      shares: { ...stored.registered_lines.find(({ key }) => key === line.key)?.shares, ...shares },
    });
  }
  if (typed.size === 0) throw new UsageError(message.noLines());
  return lines.flatMap((line) => {
    const own = typed.get(line.key);
    if (own) return [own];
    return stored.registered_lines.includes(line) ? [line] : [];
  });
}

function readPart(part: string): { readonly name: string; readonly shares: CaseLine['shares'] } {
  const equals = part.lastIndexOf('=');
  const name = part.slice(0, equals).trim();
  if (equals === -1 || name === '') throw new UsageError(message.malformedLine({ typed: part.trim(), ...LINE_SYNTAX }));
  const shares = part
    .slice(equals + 1)
    .split(',')
    .map((each) => readShare(each.trim()));
  return { name, shares: Object.fromEntries(shares) };
}

function readShare(text: string): [CaseMeasure, number] {
  const [right = '', typed = ''] = text.split(/\s+/);
  const measure = CASE_MEASURES.find((each) => each === right.toLowerCase());
  const share = parseShare(typed);
  if (!measure || share === null)
    throw new UsageError(message.malformedShare({ typed: text, rights: CASE_MEASURES.join(', ') }));
  return [measure, share];
}

function lineNamed(lines: readonly CaseLine[], name: string): CaseLine {
  const byKey = lines.find(({ key }) => key === name);
  if (byKey) return byKey;
  const [line, ...others] = lines.filter((each) => each.name.toLowerCase() === name.toLowerCase());
  if (!line) throw new UsageError(message.unknownLine({ name }));
  if (others.length > 0) throw new UsageError(message.ambiguousLine({ name }));
  return line;
}
