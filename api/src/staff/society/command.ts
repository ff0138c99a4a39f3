import type { Message } from '@counterpoint/messages';
import type { Env } from '../../platform/config/env.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';

export interface SocietyContext {
  readonly db: Database;
  readonly env: Env;
  readonly now: () => Date;
  readonly staff: string;
}

export interface Words {
  readonly operands: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
}

export interface Outcome {
  readonly data: unknown;
  readonly lines: readonly string[];
  readonly trail?: { readonly subjectId?: string; readonly before?: unknown; readonly after?: unknown };
}

interface CommandOption {
  readonly type: 'string' | 'boolean';
  readonly about: Message;
}

interface NamedCommand {
  readonly name: string;
  readonly operands: readonly string[];
  readonly options?: Readonly<Record<string, CommandOption>>;
  readonly about: Message;
}

export interface RecordedCommand extends NamedCommand {
  /** Runs in the transaction that writes the audit event. Throws `AppError` to refuse, `UsageError` for wrong words. */
  run(tx: Tx, context: SocietyContext, words: Words): Promise<Outcome>;
  afterwards?(context: SocietyContext): Promise<readonly string[]>;
}

/** Only looks, and so works without a database. */
export interface Inspection extends NamedCommand {
  inspect(settings: Readonly<Record<string, string | undefined>>): Promise<Outcome & { readonly hasFailed: boolean }>;
}

export type SocietyCommand = RecordedCommand | Inspection;

export class UsageError extends Error {
  readonly code = 'usage';

  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}
