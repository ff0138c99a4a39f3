import { FoldedGroup } from '@counterpoint/kit/form';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { type DraftValues, emptyDraft } from '../draft-values.ts';

/** The field that somebody was sent to, by its path; its group must not hide it. */
export const TargetContext = createContext<string | null>(null);

interface AboutGroupProps {
  readonly label: string;
  readonly help: string;
  /** The fields that stand in it. */
  readonly names: readonly (keyof DraftValues)[];
  /** What was said elsewhere asks for these fields. */
  readonly isAskedFor?: boolean;
  readonly children: ReactNode;
}

/** Fields that few works need: folded away, but where something stands in them, is wrong with them or is asked for. */
export function AboutGroup({ label, help, names, isAskedFor = false, children }: AboutGroupProps) {
  const { control, getValues } = useFormContext<DraftValues>();
  const target = useContext(TargetContext)?.split('.')[0];
  const { errors } = useFormState({ control, name: [...names] });
  const [isFilled] = useState(() => names.some((name) => isTold(getValues(), name)));
  const [chosen, setChosen] = useState<boolean | null>(null);
  const mustShow = names.some((name) => name === target || errors[name] !== undefined);
  const isOpen = mustShow || (chosen ?? (isFilled || isAskedFor));
  return (
    <FoldedGroup label={label} help={help} isOpen={isOpen} onToggle={() => setChosen(!isOpen)}>
      {children}
    </FoldedGroup>
  );
}

const nothing = emptyDraft();

function isTold(values: DraftValues, name: keyof DraftValues): boolean {
  return JSON.stringify(values[name]) !== JSON.stringify(nothing[name]);
}
