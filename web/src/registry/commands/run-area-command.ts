import os from 'node:os';
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { RegistryError, type Switched } from '@counterpoint/contract/registry-client';
import type { Message } from '@counterpoint/messages';
import { inTerminalLanguage } from '@counterpoint/messages/node';
import { BuildMissing } from '../../assets/host-build.ts';
import { diskLine } from '../../config/disk-line.ts';
import { readWebEnv, type WebEnv, WrongSettings } from '../../config/env.ts';
import * as text from '../../messages/deployments.generated.ts';
import { type BundleId, isBundleId } from '../bundles.ts';
import type { Reason } from '../deployment-log.ts';
import { DeploymentRejected } from '../deployment-rejected.ts';
import { listDeployments, showLog } from './deployment-text.ts';

export interface Terminal {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  print(line: string): void;
  complain(line: string): void;
}

interface Help {
  readonly usage: string;
  readonly about: Message;
  /** `--name <value>`. */
  readonly options: readonly (readonly [string, Message])[];
  readonly flags?: readonly (readonly [string, Message])[];
}

export interface AreaCommand {
  readonly help: Help;
  run(area: BundleId, given: CommandInput, env: WebEnv): Promise<Switched>;
}

interface CommandInput {
  /** By name, without dashes. */
  readonly values: Readonly<Record<string, string | undefined>>;
  /** With dashes. */
  readonly flags: ReadonlySet<string>;
  readonly reason: Reason;
}

export const ownTerminal: Terminal = {
  args: process.argv.slice(2),
  env: process.env,
  print: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
};

/** Who acts, for the log, unless a name is given. */
export function machineUser(): string {
  return os.userInfo().username;
}

/** 0 done, 1 refused or failed, 2 invalid arguments. */
export type ExitCode = 0 | 1 | 2;

/** Runs a command in the terminal's language and explains there what it throws. */
export function runInTerminal(terminal: Terminal, run: (terminal: Terminal) => Promise<ExitCode>): Promise<ExitCode> {
  return inTerminalLanguage(() =>
    run(terminal).catch((error: unknown) => {
      terminal.complain(explain(error));
      return 1;
    }),
  );
}

export function runAreaCommand(command: AreaCommand, terminal: Terminal): Promise<ExitCode> {
  return runInTerminal(terminal, () => runParsed(command, terminal));
}

async function runParsed(command: AreaCommand, terminal: Terminal): Promise<ExitCode> {
  const { help, run } = command;
  const parsed = readArguments(command, terminal.args);
  if (parsed.kind === 'help') {
    terminal.print(helpText(help));
    return 0;
  }
  if (parsed.kind === 'wrong') {
    terminal.complain(`${parsed.reason}\n\n${helpText(help)}`);
    return 2;
  }
  const env = readWebEnv(terminal.env);
  if (parsed.kind !== 'area' && env.DEPLOY_REGISTRY !== undefined) throw new DeploymentRejected(text.ownRecord);
  if (parsed.kind === 'list') terminal.print(await listDeployments(env.DEPLOY_DIR));
  else if (parsed.kind === 'log') terminal.print(await showLog(env.DEPLOY_DIR));
  else terminal.print(describe(parsed.area, await run(parsed.area, parsed, env)));
  return 0;
}

function helpText({ usage, about, options: own, flags = [] }: Help): string {
  const options: (readonly [string, Message])[] = [
    ...own,
    ...flags,
    ['--as <name>', text.asOption],
    ['--why <reason>', text.whyOption],
    ['--list', text.listOption],
    ['--log', text.logOption],
    ['--help', text.helpOption],
  ];
  const lines = options.map(([name, meaning]) => `  ${name.padEnd(18)} ${meaning()}`);
  return [usage, '', about(), '', ...lines, '', text.settings()].join('\n');
}

type ParsedArguments =
  | { readonly kind: 'help' }
  | { readonly kind: 'list' }
  | { readonly kind: 'log' }
  | { readonly kind: 'wrong'; readonly reason: string }
  | ({ readonly kind: 'area'; readonly area: BundleId } & CommandInput);

function readArguments({ help: { options: own, flags = [] } }: AreaCommand, args: readonly string[]): ParsedArguments {
  try {
    const options: ParseArgsOptionsConfig = {
      as: { type: 'string' },
      why: { type: 'string' },
      list: { type: 'boolean' },
      log: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    };
    const valued = own.map(([name]) => name.slice(2).split(' ')[0] ?? '');
    for (const name of valued) options[name] = { type: 'string' };
    const names = flags.map(([name]) => name);
    for (const name of names) options[name.slice(2)] = { type: 'boolean' };
    const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options });
    if (values.help) return { kind: 'help' };
    if (values.list) return { kind: 'list' };
    if (values.log) return { kind: 'log' };
    const [name, ...more] = positionals;
    if (name === undefined || more.length > 0) return { kind: 'wrong', reason: text.enterArea() };
    if (!isBundleId(name)) return { kind: 'wrong', reason: text.wrongArea({ name }) };
    const given = new Set(names.filter((name) => values[name.slice(2)] === true));
    const reason = { by: textOf(values.as) ?? machineUser(), why: textOf(values.why) };
    return {
      kind: 'area',
      area: name,
      values: Object.fromEntries(valued.map((one) => [one, textOf(values[one])])),
      flags: given,
      reason,
    };
  } catch (error) {
    return { kind: 'wrong', reason: error instanceof Error ? error.message : String(error) };
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

function describe(area: BundleId, { before, after, canary, preview }: Switched): string {
  if (after === null) return text.areaRemoved({ area, version: before ?? '' });
  const started = canary === undefined ? null : text.canaryStarted({ area, version: after, percent: canary });
  if (started) return preview === undefined ? started : `${started}\n${text.previewLink({ hours: 8, link: preview })}`;
  if (before === after) return text.alreadyActive({ area, version: after });
  return text.switched({ area, before: before ?? text.nothing(), after });
}

/** One line if the operator can fix it, otherwise the stack. */
function explain(error: unknown): string {
  if (error instanceof RegistryError || error instanceof DeploymentRejected) return error.message;
  if (error instanceof BuildMissing || error instanceof WrongSettings || isUnknownOption(error)) return error.message;
  return (
    diskLine(error, text.deployFolder()) ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))
  );
}

function isUnknownOption(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}
