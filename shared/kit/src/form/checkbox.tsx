import { chakra } from '@counterpoint/kit/core';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { ChoiceControl } from './choice-control.tsx';
import { FieldError, FieldFrame } from './field.tsx';

type CheckboxProps = Omit<ComponentProps<typeof ChoiceControl>, 'type' | 'children'> & {
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
};

export function Checkbox({ label, help, error, ...props }: CheckboxProps) {
  const id = useId();
  const describedBy = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined;
  return (
    <FieldFrame hasError={Boolean(error)}>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <chakra.label htmlFor={props.id ?? id} display="flex" gap="2" alignItems="flex-start" cursor="pointer">
        <ChoiceControl
          id={id}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          {...props}
        />
        <chakra.span paddingTop="1.5px">{label}</chakra.span>
      </chakra.label>
      {help && (
        <chakra.p id={`${id}-help`} fontSize="sm" color="muted" paddingInlineStart="8">
          {help}
        </chakra.p>
      )}
    </FieldFrame>
  );
}
