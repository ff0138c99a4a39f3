// The part of `pnpm lint` that Biome can't do: import rules, names and file sizes.
import { checkBoundaries } from '../boundaries/check-boundaries.ts';

const breaches = checkBoundaries();
for (const breach of breaches) process.stderr.write(`${breach}\n`);
process.stdout.write(breaches.length === 0 ? 'Boundaries hold.\n' : `${breaches.length} breaches.\n`);
process.exitCode = breaches.length === 0 ? 0 : 1;
