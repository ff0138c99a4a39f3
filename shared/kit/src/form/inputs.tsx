import { chakra, Icon } from '@counterpoint/kit/core';
import { type ComponentProps, memo } from 'react';
import { controlStyles } from './control-styles.ts';
import { useFieldControl } from './field.tsx';

const InputElement = chakra('input', controlStyles);
const TextareaElement = chakra('textarea', controlStyles);
const SelectElement = chakra('select', controlStyles);

export type InputProps = ComponentProps<typeof InputElement>;

/** One line of text. Spread react-hook-form's `register()` on it. */
export function Input(props: InputProps) {
  return <InputElement type="text" {...useFieldControl()} {...props} />;
}

/** Several lines of text. */
export function Textarea(props: ComponentProps<typeof TextareaElement>) {
  return <TextareaElement rows={4} resize="vertical" {...useFieldControl()} {...props} />;
}

export interface SelectOption {
  value: string;
  label: string;
  /** What is read out, and shown under the mouse, where `label` is cut short. */
  fullLabel?: string;
}

export type SelectProps = Omit<ComponentProps<typeof SelectElement>, 'children'> & {
  options: readonly SelectOption[];
  /** Shown while nothing is chosen, as the empty value. */
  placeholder?: string;
};

/** One of a list, as the device's own control. */
export function Select({ options, placeholder, ...props }: SelectProps) {
  return (
    <chakra.span position="relative" display="block" minWidth={0}>
      <SelectElement appearance="none" paddingInlineEnd="9" cursor="pointer" {...useFieldControl()} {...props}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        <Options options={options} />
      </SelectElement>
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
 * Of a label that is cut short the whole stands in the text and in the name, and the `label` is what is shown: a name
 * must hold the text in whole words (WCAG 2.5.3), and a cut may end within one.
 *
 * Drawn anew for another list only: a form with three lists of 250 is drawn at every key while it has errors.
 */
const Options = memo(function Options({ options }: Pick<SelectProps, 'options'>) {
  return options.map(({ value, label, fullLabel }) => (
    <option key={value} value={value} {...(fullLabel && { label, 'aria-label': fullLabel, title: fullLabel })}>
      {fullLabel ?? label}
    </option>
  ));
});
