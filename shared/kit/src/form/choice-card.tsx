import { chakra } from '@counterpoint/kit/core';
import { type ReactNode, useId } from 'react';
import { ChoiceControl } from './choice-control.tsx';

interface ChoiceCardProps {
  type: 'radio' | 'checkbox';
  name: string;
  value: string;
  isChosen: boolean;
  onChange: () => void;
  label: ReactNode;
  help: ReactNode;
}

export function ChoiceCard({ type, name, value, isChosen, onChange, label, help }: ChoiceCardProps) {
  const id = useId();
  return (
    <chakra.label
      htmlFor={id}
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
      <ChoiceControl
        id={id}
        type={type}
        name={name}
        value={value}
        checked={isChosen}
        onChange={onChange}
        aria-labelledby={`${id}-label`}
        aria-describedby={help ? `${id}-help` : undefined}
      />
      <chakra.span paddingTop="1.5px">
        <chakra.span id={`${id}-label`} display="block" fontWeight="semibold">
          {label}
        </chakra.span>
        {help && (
          <chakra.span id={`${id}-help`} display="block" fontSize="sm" color="muted">
            {help}
          </chakra.span>
        )}
      </chakra.span>
    </chakra.label>
  );
}

export const ChoiceGrid = chakra('div', {
  base: { display: 'grid', gap: '2', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))' },
});
