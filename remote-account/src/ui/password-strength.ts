import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';

export type Strength = 1 | 2 | 3 | 4;

/**
 * Guesses as a power of ten at which each strength begins. zxcvbn's scale ends at 10^10, which suits short passwords
 * behind rate limits; stolen hashes are guessed faster.
 */
const STEPS: readonly (readonly [number, Strength])[] = [
  [15, 4],
  [12, 3],
  [9, 2],
];

const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });

export function strengthOf(password: string, known: readonly string[]): Strength {
  const { guessesLog10 } = estimator.check(password, [...known, 'counterpoint']);
  return STEPS.find(([least]) => guessesLog10 >= least)?.[1] ?? 1;
}
