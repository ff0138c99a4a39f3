import { ConflictDialog } from '@counterpoint/area-ui/wizard';
import { CASE_MEASURES, formatLineRole } from '@counterpoint/domain/schemas/cases';
import { CASE_KIND_LABELS } from '@counterpoint/domain/states';
import type { Difference } from '@counterpoint/kit/wizard';
import type { Message } from '@counterpoint/messages';
import * as text from '../../messages/filing.generated.ts';
import { MEASURE_LABELS } from '../../ui/lines/format-lines.ts';
import type { FilingForm } from './case-entry.ts';
import type { FilingValues, LineValues } from './filing-values.ts';
import { readFiling } from './read-filing.ts';
import { formatScope } from './texts/format-scope.ts';

export function CaseConflict({ draft }: { draft: FilingForm }) {
  return <ConflictDialog draft={draft} compare={compare} />;
}

function compare(mine: FilingValues, theirs: FilingValues): Difference[] {
  const facts = FACTS.map(({ label, read }) => ({ label: label(), mine: read(mine), theirs: read(theirs) }));
  const names = new Map([...mine.claimed_lines, ...theirs.claimed_lines].map(({ key, name }) => [key, name]));
  const lines = [...names].map(([key, label]) => ({ label, mine: lineAt(mine, key), theirs: lineAt(theirs, key) }));
  return [...facts, ...lines];
}

const FACTS: readonly { label: Message; read: (values: FilingValues) => string }[] = [
  { label: text.kind, read: ({ kind }) => (kind ? CASE_KIND_LABELS[kind]() : '') },
  { label: text.stepScope, read: scopeOf },
  { label: text.otherWork, read: ({ other_work }) => other_work },
  { label: text.timings, read: ({ timings }) => timings },
  { label: text.statement, read: ({ statement }) => statement },
  { label: text.declaration, read: ({ declares_truth }) => (declares_truth ? text.isDeclared() : '') },
];

function scopeOf(values: FilingValues): string {
  const read = readFiling({ ...values, claimed_lines: [] });
  return read.ok ? formatScope(read.draft.draft.scope) : `${values.scope.from} ${values.scope.to}`.trim();
}

function lineAt({ claimed_lines }: FilingValues, key: string): string {
  const line = claimed_lines.find((each) => each.key === key);
  return line ? formatLine(line) : '';
}

function formatLine({ group, role, shares }: LineValues): string {
  const texts = CASE_MEASURES.flatMap((measure) => {
    const share = shares[measure];
    return share === undefined ? [] : `${MEASURE_LABELS[measure].label()} ${share || '0'}`;
  });
  return [formatLineRole({ group, role: role || null }), ...texts].filter(Boolean).join(', ');
}
