export interface Check {
  readonly name: string;
  /** What is wrong and what to do; null if nothing is. */
  readonly problem: string | null;
}

export function check(name: string, isGood: boolean, problem: () => string): Check {
  return { name, problem: isGood ? null : problem() };
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}
