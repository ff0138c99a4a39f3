import { readFileSync } from 'node:fs';
import { WORKSPACE } from '@counterpoint/build/workspace';
import * as z from 'zod/mini';

const budgets = z.object({
  unit: z.string(),
  /** All scripts of each bundle. */
  bundles: z.record(z.string(), z.int()),
  /** Limits for the first page of each path. */
  pages: z.record(z.string(), z.object({ script: z.int(), area: z.int(), requests: z.int() })),
});
export type Budgets = z.infer<typeof budgets>;

export function readBudgets(): Budgets {
  return budgets.parse(JSON.parse(readFileSync(`${WORKSPACE}e2e/budgets.json`, 'utf8')));
}

/** A measurement and its budget. Without a budget it counts as exceeded. */
export interface Line {
  readonly what: string;
  readonly measured: number;
  readonly budget: number;
}

/** The exceeded budgets. */
export function overBudget(lines: readonly Line[]): Line[] {
  return lines.filter(({ measured, budget }) => measured > budget);
}
