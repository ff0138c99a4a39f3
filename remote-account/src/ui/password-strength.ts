import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

/** From 1, guessed by whoever tries a little, to 4, which nobody guesses. */
export type Strength = 1 | 2 | 3 | 4;

/**
 * How many guesses, as a power of ten, each strength begins with. zxcvbn's own scale ends at 10^10, which is for short
 * passwords behind a server's limits; stolen hashes are guessed faster, and long passwords can do better.
 */
const STEPS: readonly (readonly [number, Strength])[] = [
  [15, 4],
  [12, 3],
  [9, 2],
];

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

/** How hard a password is to guess for somebody who knows `known`: names and addresses. The word lists make this a chunk of its own. */
export function strengthOf(password: string, known: readonly string[]): Strength {
  const { guessesLog10 } = estimator.check(password, [...known, 'counterpoint']);
  return STEPS.find(([least]) => guessesLog10 >= least)?.[1] ?? 1;
}
