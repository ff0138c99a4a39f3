import { type Fields, fieldsOf } from '@counterpoint/domain/fields';
import { FoldedGroup } from '@counterpoint/kit/form';
import { createContext, type ReactNode, useContext, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { FieldInputs } from './field-input.tsx';
import { emptyLine } from './form-values.ts';

export const TargetContext = createContext<string | null>(null);

interface FoldedFieldsProps {
  readonly fields: Fields;
  readonly group: string;
  readonly label: string;
  readonly help: string;
  readonly isAskedFor?: boolean;
  /** Takes the place of the group's inputs. */
  readonly children?: ReactNode;
}

/** Collapsed unless a field has a value, an error or the focus target, or is required by another answer. */
export function FoldedFields({ fields, group, label, help, isAskedFor = false, children }: FoldedFieldsProps) {
  const { control, getValues } = useFormContext();
  const target = useContext(TargetContext)?.split('.')[0];
  const names = fieldsOf(fields).flatMap(([name, field]) => (field.group === group ? [name] : []));
  const { errors } = useFormState({ control, name: names });
  const [isFilled] = useState(() => {
    const nothing: Readonly<Record<string, unknown>> = emptyLine(fields);
    return names.some((name) => JSON.stringify(getValues(name)) !== JSON.stringify(nothing[name]));
  });
  const [chosen, setChosen] = useState<boolean | null>(null);
  const mustShow = names.some((name) => name === target || errors[name] !== undefined);
  const isOpen = mustShow || (chosen ?? (isFilled || isAskedFor));
  return (
    <FoldedGroup label={label} help={help} isOpen={isOpen} onToggle={() => setChosen(!isOpen)}>
      {children ?? <FieldInputs fields={fields} group={group} />}
    </FoldedGroup>
  );
}
