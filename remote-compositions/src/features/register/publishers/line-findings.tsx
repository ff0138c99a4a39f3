import { checkWork, type Finding } from '@counterpoint/domain/rules';
import { createContext, type ReactNode, useContext, useDeferredValue, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { DraftValues } from '../../../ui/draft/draft-values.ts';
import { readDraft } from '../read-draft.ts';

const FindingsContext = createContext<readonly Finding[]>([]);

export function LineFindings({ children }: { children: ReactNode }) {
  const { control } = useFormContext<DraftValues>();
  // Needs the whole work: rules on publishers depend on the writers and the totals.
  const values = useDeferredValue(useWatch({ control, compute: (all) => JSON.stringify(all) }));
  const findings = useMemo(() => findingsIn(JSON.parse(values)), [values]);
  return <FindingsContext value={findings}>{children}</FindingsContext>;
}

function findingsIn(values: DraftValues): readonly Finding[] {
  const read = readDraft(values);
  return read.ok ? checkWork(read.draft) : [];
}

export function useFinding(path: string): Finding | undefined {
  const findings = useContext(FindingsContext).filter((finding) => finding.path === path);
  return findings.find(({ severity }) => severity === 'block') ?? findings[0];
}
