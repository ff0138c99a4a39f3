import os from 'node:os';
import { parseArgs } from 'node:util';
import { RegistryError } from '@counterpoint/contract/registry-client';
import type { Message } from '@counterpoint/messages';
import { inTerminalLanguage } from '@counterpoint/messages/node';
import { BuildMissing } from '../../assets/host-build.ts';
import { diskLine } from '../../config/disk-line.ts';
import { readWebEnv, type WebEnv, WrongSettings } from '../../config/env.ts';
import * as text from '../../messages/deployments.generated.ts';
import type { Reason } from '../deployment-log.ts';
import { DeploymentRejected } from '../deployment-rejected.ts';

export interface Terminal {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  print(line: string): void;
  complain(line: string): void;
}

/** 0 done, 1 refused or failed, 2 invalid arguments. */
export type ExitCode = 0 | 1 | 2;

interface Option {
  /** What stands for its value in the help, `<folder>`; without one it is a flag. */
  readonly value?: string;
  readonly about: Message;
}
export type Options = Readonly<Record<string, Option>>;

export interface Command {
  readonly usage: string;
  readonly about: Message;
  readonly options: Options;
  run(given: Given): Promise<ExitCode>;
}

export interface Given {
  readonly positionals: readonly string[];
  option(name: string): string | undefined;
  has(flag: string): boolean;
  /** Of an act, for the log: `--as`, or the machine's user, and `--why`. */
  readonly reason: Reason;
  readonly env: WebEnv;
  readonly terminal: Terminal;
  /** Shows what is wrong with the arguments, and the help. */
  refuse(problem: string): 2;
}

export const AS: Options = { as: { value: '<name>', about: text.asOption } };
export const WHY: Options = { why: { value: '<reason>', about: text.whyOption } };
const HELP: Options = { help: { about: text.helpOption } };

export const ownTerminal: Terminal = {
  args: process.argv.slice(2),
  env: process.env,
  print: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
};

/** The actor in the log, unless a name is given. */
export function machineUser(): string {
  return os.userInfo().username;
}

/** Runs a command in the terminal's language and explains there what it throws. */
export function runCommand(command: Command, terminal: Terminal): Promise<ExitCode> {
  return inTerminalLanguage(() =>
    runParsed(command, terminal).catch((error: unknown) => {
      terminal.complain(explain(error));
      return 1;
    }),
  );
}

async function runParsed(command: Command, terminal: Terminal): Promise<ExitCode> {
  const options = { ...command.options, ...HELP };
  const help = helpText(command, options);
  function refuse(problem: string): 2 {
    terminal.complain(`${problem}\n\n${help}`);
    return 2;
  }
  const parsed = parse(terminal.args, options);
  if (parsed instanceof Error) return refuse(parsed.message);
  const { values, positionals } = parsed;
  if (values.help === true) {
    terminal.print(help);
    return 0;
  }
  const has = (flag: string) => values[flag] === true;
  function option(name: string): string | undefined {
    const value = values[name];
    return typeof value === 'string' ? value : undefined;
  }
  const reason = { by: option('as') ?? machineUser(), why: option('why') };
  return command.run({ positionals, option, has, reason, env: readWebEnv(terminal.env), terminal, refuse });
}

/** Returns an error for options that the command doesn't have. */
function parse(args: readonly string[], options: Options) {
  const config = Object.entries(options).map(([name, { value }]) => {
    const type = value === undefined ? ('boolean' as const) : ('string' as const);
    return [name, name === 'help' ? { type, short: 'h' } : { type }] as const;
  });
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: Object.fromEntries(config) });
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

function helpText({ usage, about }: Command, options: Options): string {
  const lines = Object.entries(options).map(([name, { value, about: meaning }]) => {
    const shown = value === undefined ? `--${name}` : `--${name} ${value}`;
    return `  ${shown.padEnd(18)} ${meaning()}`;
  });
  return [usage, '', about(), '', ...lines].join('\n');
}

/** One line if the operator can fix it, otherwise the stack. */
function explain(error: unknown): string {
  if (error instanceof RegistryError || error instanceof DeploymentRejected) return error.message;
  if (error instanceof BuildMissing || error instanceof WrongSettings) return error.message;
  return (
    diskLine(error, text.deployFolder()) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))
  );
}
