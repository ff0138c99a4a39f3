// Preloaded into a command (`node --import`): kills it, like a power cut, at the step of all its disk operations that
// KILL_AT_STEP names.
import fs from 'node:fs/promises';

let left = Number(process.env.KILL_AT_STEP);

for (const name of ['open', 'rename', 'mkdir', 'rm'] as const) {
  const original: unknown = fs[name];
  if (typeof original !== 'function') throw new Error(`There is no ${name} to watch.`);
  Reflect.set(fs, name, (...args: unknown[]) => {
    left -= 1;
    if (left === 0) process.kill(process.pid, 'SIGKILL');
    return Reflect.apply(original, fs, args);
  });
}
