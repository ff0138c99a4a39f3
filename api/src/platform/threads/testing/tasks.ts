// Tasks of tests. `main/thread.ts` registers the real ones.
import { AppError } from '../../http/app-error.ts';
import type { ThreadAnswer, ThreadMessage } from '../thread-tasks.ts';

const TASKS: Readonly<Record<string, () => unknown>> = {
  spin: () => {
    for (;;);
  },
  wait: () => new Promise(() => undefined),
  grow: () => {
    const kept: unknown[] = [];
    for (;;) kept.push(new Array(10_000).fill(kept.length));
  },
  refuse: () => {
    throw new AppError(422, 'wrong_type', 'Not a document.');
  },
  fail: () => {
    throw new Error('A bug.');
  },
};

export async function runTask({ input }: ThreadMessage): Promise<ThreadAnswer> {
  const { path } = Object(input);
  try {
    return { result: (await TASKS[path]?.()) ?? path };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { status, code, message, details, headers } = error;
    return { refusal: { status, code, message, details, headers } };
  }
}
