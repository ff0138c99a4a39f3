import { chakra } from '@counterpoint/kit/core';
import { createContext, type ReactNode, useContext, useId } from 'react';
import * as text from '../messages/form.generated.ts';

interface FieldProps {
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  isOptional?: boolean;
  children: ReactNode;
}

export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

const FieldContext = createContext<FieldControl | null>(null);

/** Returns the id and ARIA attributes for a custom control inside a `Field`. Empty outside of one. */
export function useFieldControl(): Partial<FieldControl> {
  return useContext(FieldContext) ?? {};
}

export function Field({ label, help, error, isOptional = false, children }: FieldProps) {
  const id = useId();
  const describedBy = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  const control: FieldControl = {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
  };
  return (
    <FieldFrame hasError={Boolean(error)}>
      {/* Grows, so that inputs side by side align whatever the height of their labels. */}
      <chakra.div display="grid" gap="1.5" alignContent="start" flexGrow={1}>
        <chakra.label htmlFor={id} fontSize="sm" fontWeight="semibold" display="block">
          {label}
          {isOptional && <OptionalMark />}
        </chakra.label>
        {help && (
          <chakra.p id={`${id}-help`} fontSize="sm" color="muted">
            {help}
          </chakra.p>
        )}
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </chakra.div>
      <FieldContext value={control}>{children}</FieldContext>
    </FieldFrame>
  );
}

export function FieldFrame({ hasError, children }: { hasError: boolean; children: ReactNode }) {
  return (
    <chakra.div
      display="flex"
      flexDirection="column"
      gap="1.5"
      minWidth={0}
      borderInlineStartWidth={hasError ? '3px' : '0'}
      borderColor="terracotta"
      paddingInlineStart={hasError ? '3.5' : '0'}
    >
      {children}
    </chakra.div>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <chakra.p id={id} fontSize="sm" color="terracotta.text">
      {children}
    </chakra.p>
  );
}

export function OptionalMark() {
  return (
    <chakra.span color="muted" fontWeight="medium">
      {' '}
      {text.optional()}
    </chakra.span>
  );
}
