import { type Field, type Fields, fieldsOf } from '@counterpoint/domain/fields';
import { Box } from '@counterpoint/kit/core';
import { FieldGroup, FoldedGroup, LineList } from '@counterpoint/kit/form';
import { type ReactNode, useContext, useState } from 'react';
import { useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import { useFieldError } from './field-controls.tsx';
import { FieldGrid, LineGrid } from './field-grid.tsx';
import { TargetContext } from './field-target.ts';
import { emptyLine } from './form-values.ts';
import { ConditionalInput, type FieldInputProps, FlagInput, isNeeded, PlainInput, RadioInput } from './plain-input.tsx';

type FieldOf<Kind extends Field['kind']> = Extract<Field, { readonly kind: Kind }>;

export function FieldInput({ field, ...props }: FieldInputProps) {
  switch (field.kind) {
    case 'list':
      return <ListInput field={field} {...props} />;
    case 'names':
      return <NamesInput field={field} {...props} />;
    case 'part':
      return <PartInput field={field} {...props} />;
    case 'flag':
      return <FlagInput field={field} {...props} />;
    case 'choice':
      return field.isRadio ? <RadioInput field={field} {...props} /> : <PlainInput field={field} {...props} />;
    default:
      return field.shownFor ? <ConditionalInput field={field} {...props} /> : <PlainInput field={field} {...props} />;
  }
}

interface FieldInputsProps {
  readonly fields: Fields;
  readonly group: string;
  /** Names of fields that another answer requires. */
  readonly required?: readonly string[];
}

export function FieldInputs({ fields, group, required = [] }: FieldInputsProps) {
  const shown = fieldsOf(fields).filter(([, field]) => field.group === group);
  const [[name = '', only] = []] = shown;
  // The section's heading is that of the part.
  if (only?.kind === 'part' && shown.length === 1) return <PartFields field={only} name={name} />;
  return (
    <FieldGrid>
      {shown.map(([each, field]) => (
        <Box key={each} gridColumn={isWide(field) ? '1 / -1' : 'auto'}>
          <FieldInput field={field} name={each} {...(required.includes(each) && { isRequired: true })} />
        </Box>
      ))}
    </FieldGrid>
  );
}

function isWide(field: Field): boolean {
  if (field.kind === 'choice') return field.isRadio === true;
  return field.kind === 'list' || field.kind === 'names' || field.kind === 'part';
}

function PartFields({ field, name, isRequired = false }: FieldInputProps<FieldOf<'part'>>) {
  return (
    <FieldGrid>
      {fieldsOf(field.fields).map(([each, of]) => (
        <FieldInput key={each} field={of} name={`${name}.${each}`} isRequired={isRequired && isNeeded(of)} />
      ))}
    </FieldGrid>
  );
}

function PartInput(props: FieldInputProps<FieldOf<'part'>>) {
  const { field, name, isRequired = false } = props;
  return (
    <FieldGroup legend={field.label()} isOptional={!isRequired} error={useFieldError(name)}>
      <PartFields {...props} />
    </FieldGroup>
  );
}

function ListInput({ field, name }: FieldInputProps<FieldOf<'list'>>) {
  return (
    <Lines field={field} name={name} empty={emptyLine(field.fields)}>
      {(index) => (
        <LineGrid>
          {fieldsOf(field.fields).map(([each, of]) => (
            <FieldInput key={each} field={of} name={`${name}.${index}.${each}`} index={index} />
          ))}
        </LineGrid>
      )}
    </Lines>
  );
}

function NamesInput({ field, name }: FieldInputProps<FieldOf<'names'>>) {
  return (
    <Lines field={field} name={name} empty={{ name: '' }}>
      {(index) => <PlainInput field={field} name={`${name}.${index}.name`} index={index} isRequired />}
    </Lines>
  );
}

interface LinesProps extends FieldInputProps<FieldOf<'list' | 'names'>> {
  readonly empty: object;
  readonly children: (index: number) => ReactNode;
}

function Lines({ field, name, empty, children }: LinesProps) {
  const { fields, append, remove } = useFieldArray({ name });
  return (
    <LineList
      name={name}
      legend={field.label()}
      help={field.help?.()}
      what={field.line()}
      addLabel={field.add()}
      most={field.most}
      error={useFieldError(name)}
      lines={fields}
      onAdd={() => append(empty)}
      onRemove={remove}
    >
      {children}
    </LineList>
  );
}

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
