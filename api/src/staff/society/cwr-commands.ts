import fs from 'node:fs';
import path from 'node:path';
import { CwrFileReader, type CwrFinding, cwrKindOf, importedWork } from '@counterpoint/domain/cwr';
import { localFile, transactionsOf } from '../../interchange/cwr/cwr-text.ts';
import { noFile } from '../../messages/staff.generated.ts';
import * as text from '../../messages/staff-works.generated.ts';
import { type SocietyCommand, UsageError } from './command.ts';
import { table } from './text-table.ts';

export const cwrCommands: readonly SocietyCommand[] = [
  {
    name: 'cwr check',
    operands: ['file'],
    options: { all: { type: 'boolean', about: text.cwrAll } },
    about: text.cwrCheck,
    async run(_tx, _context, { operands, options }) {
      const name = operands[0] ?? '';
      if (!fs.existsSync(name)) throw new UsageError(noFile({ file: name }));
      const report = await checkFile(name);
      const shown = report.findings.filter(({ severity }) => severity === 'block' || options.all === true);
      return { data: report, lines: [...summary(report), ...(shown.length === 0 ? [] : ['', ...listed(shown)])] };
    },
  },
];

interface Report {
  readonly version: string;
  readonly works: number;
  readonly refused: number;
  readonly isWhole: boolean;
  readonly findings: readonly CwrFinding[];
}

async function checkFile(name: string): Promise<Report> {
  const file = await localFile(name, path.basename(name));
  const found = cwrKindOf(file.head.toString('latin1'), file.name);
  if (!found) throw new UsageError(text.notCwr());
  if (found.kind === 'other_version') throw new UsageError(text.otherVersion({ version: found.version }));
  const reader = new CwrFileReader();
  const findings: CwrFinding[] = [];
  let works = 0;
  let refused = 0;
  for await (const { transaction } of transactionsOf(file, reader)) {
    const work = importedWork(transaction);
    if (!work) continue;
    works += 1;
    if (work.findings.some(({ severity }) => severity === 'block')) refused += 1;
    findings.push(...work.findings);
  }
  const all = [...reader.faults, ...findings].sort((one, other) => (one.line ?? 0) - (other.line ?? 0));
  return { version: found.version, works, refused, isWhole: reader.faults.length === 0, findings: all };
}

function summary({ version, works, refused, isWhole }: Report): string[] {
  return [text.cwrSummary({ version, works, refused }), isWhole ? text.wholeFile() : text.refusedFile()];
}

function listed(findings: readonly CwrFinding[]): string[] {
  return table(
    [
      text.lineColumn(),
      text.ruleColumn(),
      text.levelColumn(),
      text.fieldColumn(),
      text.foundColumn(),
      text.actionColumn(),
    ],
    findings.map(({ line, id, level, column, found, correction }) => [
      String(line ?? '-'),
      id,
      level,
      column ?? '-',
      found ?? '-',
      correction,
    ]),
  );
}
