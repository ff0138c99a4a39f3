import { checkComposition, type Finding } from '@counterpoint/domain/rules';
import { createContext, type ReactNode, useContext, useDeferredValue, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { DraftValues } from '../draft-values.ts';
import { readDraft } from '../read-draft.ts';

const FindingsContext = createContext<readonly Finding[]>([]);

/** What the rules say of the work as it is typed, for the lines below. Half a number says nothing yet. */
export function LineFindings({ children }: { children: ReactNode }) {
  const { control } = useFormContext<DraftValues>();
  // The whole work: whom a chain publishes is told by the writers, what is over the half by all of them.
  const values = useDeferredValue(useWatch({ control, compute: (all) => JSON.stringify(all) }));
  const findings = useMemo(() => findingsIn(JSON.parse(values)), [values]);
  return <FindingsContext value={findings}>{children}</FindingsContext>;
}

function findingsIn(values: DraftValues): readonly Finding[] {
  const read = readDraft(values);
  return read.ok ? checkComposition(read.draft) : [];
}

/** What is wrong at a path, or worth a second look; what is wrong comes first. */
export function useFinding(path: string): Finding | undefined {
  const findings = useContext(FindingsContext).filter((finding) => finding.path === path);
  return findings.find(({ severity }) => severity === 'block') ?? findings[0];
}
