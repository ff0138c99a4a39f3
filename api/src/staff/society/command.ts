import { id } from '@counterpoint/domain/schemas/requests';
import type { Message } from '@counterpoint/messages';
import * as text from '../../messages/staff.generated.ts';
import type { Env } from '../../platform/config/env.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';
import { type TableColumn, table } from './text-table.ts';

export function idOf(input: string | undefined, message: Message<{ typed: string }> = text.notId): string {
  const parsed = id.safeParse(input);
  if (!parsed.success) throw new UsageError(message({ typed: input ?? '' }));
  return parsed.data.toLowerCase();
}

/** A whole number from 1. */
export function numberOf(input: string | boolean | undefined, name: string, max: number) {
  const number = typeof input === 'string' && /^\d{1,9}$/.test(input) ? Number(input) : Number.NaN;
  if (!(number >= 1 && number <= max)) throw new UsageError(text.notNumber({ name, min: 1, max }));
  return number;
}

/** Of a list. */
export const MAX_LISTED = 200;

export function stateOption(states: readonly string[]): Message {
  return () => text.stateOption({ states: states.join(', ') });
}

/** Null without the option. */
export function stateOf<State extends string>(
  { state }: CommandArguments['options'],
  states: readonly State[],
): State | null {
  if (state === undefined) return null;
  const found = states.find((each) => each === state);
  if (!found) throw new UsageError(text.unknownState({ states: states.join(', ') }));
  return found;
}

const MAX_TEXT_LENGTH = 1_000;

export function textOf({ options }: CommandArguments, name: string): string {
  const input = options[name];
  const tidied = typeof input === 'string' ? input.replaceAll(/\s+/gu, ' ').trim() : '';
  if (tidied === '' || tidied.length > MAX_TEXT_LENGTH)
    throw new UsageError(text.notText({ name, max: MAX_TEXT_LENGTH }));
  return tidied;
}

export interface SocietyContext {
  readonly db: Database;
  readonly env: Env;
  readonly now: () => Date;
  readonly staff: string;
}

export interface CommandArguments {
  readonly operands: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
}

export interface Outcome {
  readonly data: unknown;
  readonly lines: readonly string[];
  readonly trail?: { readonly subjectId?: string; readonly before?: unknown; readonly after?: unknown };
}

/** Items as a table, or a sentence if there are none. */
export function listOutcome<Item>(
  items: readonly Item[],
  none: string,
  columns: readonly TableColumn<Item>[],
): Outcome {
  return { data: items, lines: items.length === 0 ? [none] : table(items, columns) };
}

interface NamedCommand {
  readonly name: string;
  readonly operands?: readonly string[];
  /** Options with a value, and what each is. */
  readonly options?: Readonly<Record<string, Message>>;
  /** Options without one. */
  readonly flags?: Readonly<Record<string, Message>>;
  readonly description: Message;
}

export interface RecordedCommand extends NamedCommand {
  /** Runs in the transaction of the audit event. Throws `AppError` to refuse, `UsageError` for wrong arguments. */
  run(tx: Tx, context: SocietyContext, args: CommandArguments): Promise<Outcome>;
  afterwards?(context: SocietyContext): Promise<readonly string[]>;
}

export interface StandaloneContext {
  readonly settings: Readonly<Record<string, string | undefined>>;
  readonly staff: string;
  readonly showProgress: (message: Message) => void;
}

/** Opens what it needs itself, so nothing is migrated and no transaction is around it. */
export interface StandaloneCommand extends NamedCommand {
  runAlone(context: StandaloneContext, args: CommandArguments): Promise<Outcome & { readonly hasFailed: boolean }>;
}

export type SocietyCommand = RecordedCommand | StandaloneCommand;

export class UsageError extends Error {
  readonly code = 'usage';

  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}
