import type { Rule } from './rule.ts';

const HEAD = `# Rules on what is registered

Made by \`pnpm --filter @counterpoint/domain rules\` from \`shared/domain/src/rules\` and \`recording-rules\`; form, API and
imports call the same. A rule that blocks keeps a work or a recording from being submitted; one that warns is said and no
more. An id never changes its meaning.
`;

const WORKS = `
## Musical works

CWR is Common Works Registration 2.2, revision 2; ours are those without a place there.

| Rule | What must hold | If not | CWR |
| --- | --- | --- | --- |
`;

const RECORDINGS = `
## Sound recordings

| Rule | What must hold | If not |
| --- | --- | --- |
`;

type Listed = Pick<Rule, 'id' | 'title' | 'severity' | 'cwr'>;

export function rulesPage({ works, recordings }: Record<'works' | 'recordings', readonly Listed[]>): string {
  const ofWorks = works.map((rule) => `${cellsOf(rule)} ${rule.cwr ?? ''} |\n`);
  const ofRecordings = recordings.map((rule) => `${cellsOf(rule)}\n`);
  return HEAD + WORKS + ofWorks.join('') + RECORDINGS + ofRecordings.join('');
}

function cellsOf({ id, title, severity }: Listed): string {
  return `| ${id} | ${title} | ${severity === 'block' ? 'blocks' : 'warns'} |`;
}
