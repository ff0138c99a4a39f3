import * as text from '../../messages/staff.generated.ts';
import type { SocietyCommand } from './command.ts';

function commonOptions(): [string, string][] {
  return [
    [`--as ${text.name()}`, text.asOption()],
    ['--json', text.jsonOption()],
    ['--help', text.helpOption()],
  ];
}

export function helpOnAll(commands: readonly SocietyCommand[]): string[] {
  return [
    text.usage({ command: '<command>' }),
    '',
    ...aligned(commands.map((command) => [usageOf(command), command.about()])),
    '',
    text.commonOptions(),
    ...aligned(commonOptions()),
    '',
    text.exitCodes(),
    text.database(),
  ];
}

export function helpOn(command: SocietyCommand): string[] {
  const options = Object.entries(command.options ?? {}).map(
    ([name, { type, about }]) => [`--${name}${type === 'string' ? ` ${text.value()}` : ''}`, about()] as const,
  );
  return [`pnpm society ${usageOf(command)}`, command.about(), '', ...aligned([...options, ...commonOptions()])];
}

function usageOf({ name, operands = [] }: SocietyCommand): string {
  return [name, ...operands.map((operand) => `<${operand}>`)].join(' ');
}

function aligned(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
