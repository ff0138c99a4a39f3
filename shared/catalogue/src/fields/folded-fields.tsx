import { FoldedGroup } from '@counterpoint/kit/form';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';

/** The field that somebody was sent to, by its path; its group must not hide it. */
export const TargetContext = createContext<string | null>(null);

export interface FoldedFieldsProps<Name extends string> {
  readonly label: string;
  readonly help: string;
  /** The fields that stand in it. */
  readonly names: readonly Name[];
  /** A draft in which nothing is told. */
  readonly nothing: Readonly<Record<Name, unknown>>;
  /** What was said elsewhere asks for these fields. */
  readonly isAskedFor?: boolean;
  readonly children: ReactNode;
}

/** Fields that few need: folded away, but where something stands in them, is wrong with them or is asked for. */
export function FoldedFields<Name extends string>(props: FoldedFieldsProps<Name>) {
  const { label, help, names, nothing, isAskedFor = false, children } = props;
  const { control, getValues } = useFormContext();
  const target = useContext(TargetContext)?.split('.')[0];
  const { errors } = useFormState({ control, name: [...names] });
  const [isFilled] = useState(() =>
    names.some((name) => JSON.stringify(getValues(name)) !== JSON.stringify(nothing[name])),
  );
  const [chosen, setChosen] = useState<boolean | null>(null);
  const mustShow = names.some((name) => name === target || errors[name] !== undefined);
  const isOpen = mustShow || (chosen ?? (isFilled || isAskedFor));
  return (
    <FoldedGroup label={label} help={help} isOpen={isOpen} onToggle={() => setChosen(!isOpen)}>
      {children}
    </FoldedGroup>
  );
}
