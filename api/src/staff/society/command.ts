import type { Env } from '../../platform/config/env.ts';
import type { Database, Tx } from '../../platform/db/transaction.ts';

/** What a command works on. */
export interface SocietyContext {
  readonly db: Database;
  readonly env: Env;
  readonly now: () => Date;
  /** Who of the staff acts. */
  readonly staff: string;
}

/** A command's words after its name: operands in their order, and options. */
export interface Words {
  readonly operands: readonly string[];
  readonly options: Readonly<Record<string, string | boolean | undefined>>;
}

/** What a command comes to. */
export interface Outcome {
  /** With `--json`. */
  readonly data: unknown;
  /** For the eye, a line each. */
  readonly lines: readonly string[];
  /** What the trail is to say beside the command and who gave it. */
  readonly trail?: { readonly subjectId?: string; readonly before?: unknown; readonly after?: unknown };
}

interface CommandOption {
  readonly type: 'string' | 'boolean';
  readonly about: string;
}

/** One command of the society's staff. */
export interface SocietyCommand {
  /** As it is typed: `errors show`. */
  readonly name: string;
  /** What must follow: `['id']`. */
  readonly operands: readonly string[];
  readonly options?: Readonly<Record<string, CommandOption>>;
  /** One line for the list of commands. */
  readonly about: string;
  /** Does it in the transaction that writes it to the trail. Refuses by an `AppError`, and words it cannot read by a `UsageError`. */
  run(tx: Tx, context: SocietyContext, words: Words): Promise<Outcome>;
  /** What follows once that is committed; gives more lines. */
  afterwards?(context: SocietyContext): Promise<readonly string[]>;
}

/** The words cannot be read: exit code 2. */
export class UsageError extends Error {
  readonly code = 'usage';

  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}
