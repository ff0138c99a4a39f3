import { chakra } from '@counterpoint/kit/core';
import { type ReactNode, useId } from 'react';
import { FieldError, FieldFrame } from './field.tsx';

interface RadioCardsProps<Value extends string> {
  legend: ReactNode;
  options: readonly { value: Value; label: ReactNode; help?: ReactNode }[];
  /** Null while nothing is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  error?: string | undefined;
  /** The radios' name in the form, so that an error summary finds them. */
  name?: string;
}

/** A choice of few, each with room for a word of explanation. Arrow keys move within it, as in any radio group. */
export function RadioCards<Value extends string>({
  legend,
  options,
  value,
  onChange,
  error,
  name,
}: RadioCardsProps<Value>) {
  const id = useId();
  return (
    <FieldFrame hasError={Boolean(error)}>
      <chakra.fieldset aria-describedby={error ? `${id}-error` : undefined} minWidth={0}>
        <chakra.legend fontSize="sm" fontWeight="semibold" marginBottom="1.5">
          {legend}
        </chakra.legend>
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
        <chakra.div display="grid" gap="2" gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 14rem), 1fr))">
          {options.map((option) => (
            <RadioCard
              key={option.value}
              name={name ?? id}
              value={option.value}
              isChosen={option.value === value}
              onChoose={() => onChange(option.value)}
              label={option.label}
              help={option.help}
            />
          ))}
        </chakra.div>
      </chakra.fieldset>
    </FieldFrame>
  );
}

interface RadioCardProps {
  name: string;
  value: string;
  isChosen: boolean;
  onChoose: () => void;
  label: ReactNode;
  help: ReactNode;
}

function RadioCard({ name, value, isChosen, onChoose, label, help }: RadioCardProps) {
  const id = useId();
  return (
    <chakra.label
      display="flex"
      gap="2.5"
      padding="3.5"
      bg={isChosen ? 'brand.soft' : 'card'}
      borderWidth="1px"
      borderColor={isChosen ? 'brand' : 'control'}
      borderRadius="control"
      cursor="pointer"
      _hover={{ borderColor: 'brand' }}
    >
      <chakra.input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        onChange={onChoose}
        aria-labelledby={`${id}-label`}
        aria-describedby={help ? `${id}-help` : undefined}
        boxSize="1.125rem"
        marginTop="0.5"
        flexShrink={0}
        accentColor="var(--cp-colors-brand)"
      />
      <span>
        <chakra.span id={`${id}-label`} display="block" fontWeight="semibold">
          {label}
        </chakra.span>
        {help && (
          <chakra.span id={`${id}-help`} display="block" fontSize="sm" color="muted">
            {help}
          </chakra.span>
        )}
      </span>
    </chakra.label>
  );
}
