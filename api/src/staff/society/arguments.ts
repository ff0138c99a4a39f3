import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import * as text from '../../messages/staff.generated.ts';
import { type CommandArguments, type SocietyCommand, UsageError } from './command.ts';
import { factLines } from './text-table.ts';

const GLOBAL = { as: { type: 'string' }, json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } as const;

export interface ParsedArguments {
  readonly command: SocietyCommand | null;
  readonly args: CommandArguments;
  readonly staff: string | null;
  readonly isJson: boolean;
  readonly wantsHelp: boolean;
}

export function readArguments(args: readonly string[], commands: readonly SocietyCommand[]): ParsedArguments {
  const named = commandIn(args, commands);
  const { values, positionals } = parseStrictly(args, named);
  const { as, json = false, help = false, ...options } = values;
  const operands = named ? positionals.slice(named.name.split(' ').length) : positionals;
  if (!help) refuseUnlessComplete(named, operands);
  if (as !== undefined && (typeof as !== 'string' || !/^[\p{L}\p{N}][\p{L}\p{N} .@'’_-]{0,79}$/u.test(as)))
    throw new UsageError(text.staffName());
  return {
    command: named,
    args: { operands, options },
    staff: as ?? null,
    isJson: json === true,
    wantsHelp: help === true,
  };
}

function commandIn(args: readonly string[], commands: readonly SocietyCommand[]): SocietyCommand | null {
  const options = Object.assign({}, GLOBAL, ...commands.map(parsedOptions));
  const { positionals } = parseArgs({ args: [...args], options, strict: false, allowPositionals: true });
  return commands.find(({ name }) => name.split(' ').every((word, index) => positionals[index] === word)) ?? null;
}

function parseStrictly(args: readonly string[], command: SocietyCommand | null) {
  const options = { ...(command && parsedOptions(command)), ...GLOBAL };
  try {
    const parsed = parseArgs({ args: [...args], options, allowPositionals: true });
    const values: Record<string, string | boolean | undefined> = { ...parsed.values };
    return { values, positionals: parsed.positionals };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function parsedOptions({ options = {}, flags = {} }: SocietyCommand): ParseArgsOptionsConfig {
  const named = (names: object, type: 'string' | 'boolean') =>
    Object.keys(names).map((name) => [name, { type }] as const);
  return Object.fromEntries([...named(options, 'string'), ...named(flags, 'boolean')]);
}

function refuseUnlessComplete(command: SocietyCommand | null, operands: readonly string[]): void {
  if (!command)
    throw new UsageError(
      operands.length === 0 ? text.enterCommand() : text.unknownCommand({ name: operands.join(' ') }),
    );
  const { operands: required = [] } = command;
  const missing = required[operands.length];
  if (missing) throw new UsageError(text.missingOperand({ command: command.name, operand: `<${missing}>` }));
  const extra = operands[required.length];
  if (extra !== undefined) throw new UsageError(text.extraOperand({ command: command.name, operand: extra }));
}

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
    ...indented(commands.map((command) => [usageOf(command), command.description()])),
    '',
    text.commonOptions(),
    ...indented(commonOptions()),
    '',
    text.exitCodes(),
    text.database(),
  ];
}

export function helpOn(command: SocietyCommand): string[] {
  const { options = {}, flags = {} } = command;
  const described = [
    ...Object.entries(options).map(([name, message]) => [`--${name} ${text.value()}`, message()] as const),
    ...Object.entries(flags).map(([name, message]) => [`--${name}`, message()] as const),
  ];
  return [
    `pnpm society ${usageOf(command)}`,
    command.description(),
    '',
    ...indented([...described, ...commonOptions()]),
  ];
}

function usageOf({ name, operands = [] }: SocietyCommand): string {
  return [name, ...operands.map((operand) => `<${operand}>`)].join(' ');
}

function indented(rows: Parameters<typeof factLines>[0]): string[] {
  return factLines(rows).map((line) => `  ${line}`);
}
