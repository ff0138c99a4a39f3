import type { Message } from '@counterpoint/messages';
import * as text from '../../messages/errors.generated.ts';
import { AppError } from '../http/app-error.ts';

/** Refuses tasks beyond `mostWaiting` with 503. */
export function createSemaphore(places: number, mostWaiting: number, message: Message = text.tooManySignIns) {
  const waiting: (() => void)[] = [];
  let free = places;

  async function enter(): Promise<void> {
    if (free > 0) {
      free -= 1;
      return;
    }
    if (waiting.length >= mostWaiting) throw new AppError(503, 'busy', message(), { headers: { 'retry-after': '5' } });
    await new Promise<void>((resolve) => waiting.push(resolve));
  }

  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  }

  return async function run<Result>(work: () => Promise<Result>): Promise<Result> {
    await enter();
    try {
      return await work();
    } finally {
      leave();
    }
  };
}
