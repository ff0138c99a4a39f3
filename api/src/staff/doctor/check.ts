export interface Check {
  readonly name: string;
  /** The problem and its remedy; null if the check passes. */
  readonly problem: string | null;
}

export function check(name: string, isGood: boolean, problem: () => string): Check {
  return { name, problem: isGood ? null : problem() };
}

export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message || error.name : String(error);
}
