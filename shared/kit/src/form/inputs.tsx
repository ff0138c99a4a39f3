import { chakra, Icon } from '@counterpoint/kit/core';
import { type ComponentProps, memo, type ReactNode, useEffect } from 'react';
import { controlStyles } from './control-styles.ts';
import { useFieldControl } from './field.tsx';
import { stopUnreadableDates } from './unreadable-dates.ts';

const recipe = {
  base: {
    ...controlStyles,
    minWidth: 0,
    paddingBlock: '2',
    color: 'ink',
    transitionProperty: 'border-color, box-shadow',
    transitionDuration: 'fast',
    _invalid: { borderColor: 'terracotta' },
    _disabled: { bg: 'sunken', color: 'muted', cursor: 'not-allowed' },
    _readOnly: { bg: 'sunken' },
  },
} as const;

const InputElement = chakra('input', recipe);
const TextareaElement = chakra('textarea', recipe);
const SelectElement = chakra('select', recipe);

export type InputProps = ComponentProps<typeof InputElement>;

export function Input(props: InputProps) {
  const isDate = props.type === 'date';
  useEffect(() => {
    if (isDate) stopUnreadableDates();
  }, [isDate]);
  return <InputElement type="text" {...useFieldControl()} {...props} />;
}

export function Textarea(props: ComponentProps<typeof TextareaElement>) {
  return <TextareaElement rows={4} resize="vertical" {...useFieldControl()} {...props} />;
}

export interface SelectOption {
  value: string;
  label: string;
  fullLabel?: string;
}

export type SelectProps = Omit<ComponentProps<typeof SelectElement>, 'children'> & {
  options: readonly SelectOption[];
  placeholder?: string;
};

export function Select({ options, placeholder, ...props }: SelectProps) {
  return (
    <WithChevron>
      <SelectElement
        appearance="none"
        paddingInlineEnd="9"
        cursor="pointer"
        textOverflow="ellipsis"
        {...useFieldControl()}
        {...props}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        <Options options={options} />
      </SelectElement>
    </WithChevron>
  );
}

/** Marks a control that opens a list. */
export function WithChevron({ children }: { readonly children: ReactNode }) {
  return (
    <chakra.span position="relative" display="block" minWidth={0}>
      {children}
      <chakra.span
        position="absolute"
        insetEnd="2.5"
        top="0"
        bottom="0"
        display="grid"
        placeItems="center"
        pointerEvents="none"
        color="muted"
      >
        <Icon name="chevron-down" size={16} />
      </chakra.span>
    </chakra.span>
  );
}

/**
 * The full label is the accessible name: WCAG 2.5.3 wants it to contain the visible text, which may end within a word.
 * Memoised, because a form with three lists of 250 options re-renders on each key while it has errors.
 */
const Options = memo(function Options({ options }: Pick<SelectProps, 'options'>) {
  return options.map(({ value, label, fullLabel }) => (
    <option key={value} value={value} {...(fullLabel && { label, 'aria-label': fullLabel, title: fullLabel })}>
      {fullLabel ?? label}
    </option>
  ));
});
