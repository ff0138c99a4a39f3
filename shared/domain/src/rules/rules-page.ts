import type { Rule } from './rule.ts';

const HEAD = `# Rules on musical works

Made by \`pnpm --filter @counterpoint/domain rules\` from \`shared/domain/src/rules\`; form, API and imports call the same.
A rule that blocks keeps a work from being submitted; one that warns is said and no more. An id never changes its
meaning. CWR is Common Works Registration 2.2, revision 2; ours are those without a place there.

| Rule | What must hold | If not | CWR |
| --- | --- | --- | --- |
`;

/** The page of the documentation that lists the rules. */
export function rulesPage(rules: readonly Rule[]): string {
  const rows = rules.map(
    ({ id, title, severity, cwr }) =>
      `| ${id} | ${title} | ${severity === 'block' ? 'blocks' : 'warns'} | ${cwr ?? ''} |\n`,
  );
  return HEAD + rows.join('');
}
