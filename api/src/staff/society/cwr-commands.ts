import fs from 'node:fs';
import path from 'node:path';
import { CwrFileReader, type CwrFinding, cwrKindOf, importedWork } from '@counterpoint/domain/cwr';
import { localFile, transactionsOf } from '../../interchange/cwr/cwr-text.ts';
import { type SocietyCommand, UsageError } from './command.ts';
import { table } from './text-table.ts';

export const cwrCommands: readonly SocietyCommand[] = [
  {
    name: 'cwr check',
    operands: ['file'],
    options: { all: { type: 'boolean', about: 'what is only worth knowing, too' } },
    about: 'What is wrong with a CWR file, by line, record and rule; changes nothing',
    async run(_tx, _context, { operands, options }) {
      const name = operands[0] ?? '';
      if (!fs.existsSync(name)) throw new UsageError(`There is no file ${name}.`);
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
  const file = localFile(name, path.basename(name));
  const found = cwrKindOf(file.head.toString('latin1'), file.name);
  if (!found) throw new UsageError('This is no CWR file.');
  if (found.kind === 'other_version') throw new UsageError(`This is CWR ${found.version}; 2.1 and 2.2 are read.`);
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
  return [
    `CWR ${version}: ${works} works, of which ${refused} cannot be taken.`,
    isWhole ? 'The file is whole.' : 'The file is refused as a whole.',
  ];
}

function listed(findings: readonly CwrFinding[]): string[] {
  return table(
    ['LINE', 'RULE', 'LEVEL', 'FIELD', 'FOUND', 'WHAT TO DO'],
    findings.map(({ line, id, level, column, found, mend }) => [
      String(line ?? '-'),
      id,
      level,
      column ?? '-',
      found ?? '-',
      mend,
    ]),
  );
}
