import { chakra } from '@counterpoint/kit/core';
import { type ReactNode, useId } from 'react';
import { FieldError, FieldFrame, OptionalMark } from './field.tsx';

interface FieldGroupProps {
  legend: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  isOptional?: boolean;
  children: ReactNode;
}

export function FieldGroup({ legend, help, error, isOptional = false, children }: FieldGroupProps) {
  const id = useId();
  const describedBy = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined;
  return (
    <FieldFrame hasError={Boolean(error)}>
      <chakra.fieldset aria-describedby={describedBy} minWidth={0} display="grid" gap="1.5">
        {/* Padding, because grid gaps don't apply to a legend. */}
        <chakra.legend fontSize="sm" fontWeight="semibold" paddingBottom="1.5">
          {legend}
          {isOptional && <OptionalMark />}
        </chakra.legend>
        {help && (
          <chakra.p id={`${id}-help`} fontSize="sm" color="muted">
            {help}
          </chakra.p>
        )}
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
        {children}
      </chakra.fieldset>
    </FieldFrame>
  );
}
