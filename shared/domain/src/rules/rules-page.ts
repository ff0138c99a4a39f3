import type { Rule } from './rule.ts';

type ListedRule = Pick<Rule, 'id' | 'summary' | 'severity' | 'cwr'>;

/** The rows of a table, below its head. */
const ROWS = /(?<=^\| Rule \|.*\n\|.*\n)(?:\|.*\n)*/gm;

/** Fills the tables of `docs/rules.md` with the rules of works and those of recordings. */
export function fillRules(page: string, works: readonly ListedRule[], recordings: readonly ListedRule[]): string {
  const tables = [
    works.map((rule) => `${cellsOf(rule)} ${rule.cwr ?? ''} |\n`),
    recordings.map((rule) => `${cellsOf(rule)}\n`),
  ];
  return page.replaceAll(ROWS, () => tables.shift()?.join('') ?? '');
}

function cellsOf({ id, summary, severity }: ListedRule): string {
  return `| ${id} | ${summary} | ${severity === 'block' ? 'blocks' : 'warns'} |`;
}
