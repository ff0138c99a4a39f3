import type { SocietyCommand } from './command.ts';

const GLOBAL_OPTIONS: readonly (readonly [string, string])[] = [
  ['--as NAME', 'who acts; the user of this machine when not given'],
  ['--json', 'one JSON object instead of text; with pnpm --silent, nothing else is printed'],
  ['--help', 'this text, and after a command that of the command'],
];

export function helpOnAll(commands: readonly SocietyCommand[]): string[] {
  return [
    'pnpm society <command>: what the society’s staff does. Every act is written to the audit trail.',
    '',
    ...aligned(commands.map((command) => [usageOf(command), command.about])),
    '',
    'Options of every command:',
    ...aligned(GLOBAL_OPTIONS),
    '',
    'Exit codes: 0 done, 1 refused or failed, 2 the words could not be read.',
    'The database is that of DATABASE_URL, or the one in DATA_DIR whether or not the portal runs.',
  ];
}

export function helpOn(command: SocietyCommand): string[] {
  const options = Object.entries(command.options ?? {}).map(
    ([name, { type, about }]) => [`--${name}${type === 'string' ? ' VALUE' : ''}`, about] as const,
  );
  return [`pnpm society ${usageOf(command)}`, command.about, '', ...aligned([...options, ...GLOBAL_OPTIONS])];
}

function usageOf({ name, operands }: SocietyCommand): string {
  return [name, ...operands.map((operand) => `<${operand}>`)].join(' ');
}

function aligned(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.max(...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
}
