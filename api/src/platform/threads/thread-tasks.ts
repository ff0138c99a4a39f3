import type { Language } from '@counterpoint/messages';
import type { Env } from '../config/env.ts';
import type { ConnectionConfig } from '../db/connection-config.ts';
import type { OneConnection } from '../db/one-connection.ts';
import type { AppError } from '../http/app-error.ts';

/** The tasks that run in threads. Each folder declares its own by declaration merging; `main/thread.ts` registers them. */
// biome-ignore lint/suspicious/noEmptyInterface: rooms add to it
export interface ThreadTasks {}

export type ThreadTaskName = keyof ThreadTasks;
export type ThreadInput<Name extends ThreadTaskName> = Parameters<ThreadTasks[Name]>[0];
export type ThreadResult<Name extends ThreadTaskName> = ReturnType<ThreadTasks[Name]>;

export interface ThreadContext {
  readonly env: Env;
  readonly now: () => Date;
  /** The task closes it. */
  openConnection(): Promise<OneConnection>;
}

export interface ThreadMessage {
  readonly connection: ConnectionConfig;
  readonly env: Env;
  readonly name: ThreadTaskName;
  readonly input: unknown;
  readonly language: Language;
  readonly clockAhead: number;
}

/** An `AppError`, whose class would be lost between threads. */
export type Refusal = Pick<AppError, 'status' | 'code' | 'message' | 'details' | 'headers'>;

export type ThreadAnswer = { readonly result: unknown } | { readonly refusal: Refusal };
