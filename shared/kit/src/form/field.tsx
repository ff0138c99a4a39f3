import { chakra } from '@counterpoint/kit/core';
import { createContext, type ReactNode, useContext, useId } from 'react';

interface FieldProps {
  label: ReactNode;
  /** What to enter, below the label. */
  help?: ReactNode;
  /** What is wrong and how to put it right; above the input, where it is not hidden by a keyboard or a list. */
  error?: string | undefined;
  /** Says '(optional)' beside the label; what is not so marked is required. */
  isOptional?: boolean;
  children: ReactNode;
}

/** What an input needs of the field it stands in. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

const FieldContext = createContext<FieldControl | null>(null);

/** The id and the ARIA of the field around; spread it on a control of your own. Empty outside a field. */
export function useFieldControl(): Partial<FieldControl> {
  return useContext(FieldContext) ?? {};
}

/** A label, its input, and what is wrong with it. The inputs of this entry take id and ARIA from it by themselves. */
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
      {/* It takes what is left of the height, so that inputs side by side are in one line whatever is said above them. */}
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

/** The red edge at the left of what is wrong. */
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
      (optional)
    </chakra.span>
  );
}
