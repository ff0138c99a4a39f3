import { FoldedGroup } from '@counterpoint/kit/form';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';

export const TargetContext = createContext<string | null>(null);

export interface FoldedFieldsProps<Name extends string> {
  readonly label: string;
  readonly help: string;
  readonly names: readonly Name[];
  readonly nothing: Readonly<Record<Name, unknown>>;
  readonly isAskedFor?: boolean;
  readonly children: ReactNode;
}

/** Collapsed unless a field has a value, an error or the focus target, or is required by another answer. */
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
