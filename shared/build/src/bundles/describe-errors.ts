import type { Stats } from 'webpack';
import { errorHint } from './error-hints.ts';

/** Returns a build's errors, each with its place and what to do about it. */
export function describeErrors(stats: Stats): string[] {
  const errors = stats.toJson({ all: false, errors: true }).errors ?? [];
  return errors.map(({ moduleName, loc, message }) =>
    [[moduleName, loc].filter(Boolean).join(' '), withoutTrace(message), errorHint(message, moduleName) ?? []]
      .flat()
      .join('\n'),
  );
}

function withoutTrace(message: string): string {
  return message
    .replace(/^Module build failed .*\n(Error:\s*)?/, '')
    .replace(/\n\s*Caused by:[\s\S]*/, '')
    .trim();
}
