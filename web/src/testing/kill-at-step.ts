// Preloaded into a command (`node --import`): kills it, as a power cut would, at the step numbered KILL_AT_STEP of all
// that it does to the disk.
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
