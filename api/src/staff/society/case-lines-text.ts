import { CASE_MEASURES, type CaseLine, type CaseMeasure } from '@counterpoint/domain/schemas/cases';
import { parseShare } from '@counterpoint/domain/shares';
import type { StoredCase } from '../../disputes/case/stored-case-repository.ts';
import * as message from '../../messages/staff-cases.generated.ts';
import { UsageError } from './command.ts';

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
