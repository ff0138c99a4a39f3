import { Input, WithChevron } from '@counterpoint/kit/form';
import { type ChangeEvent, useState } from 'react';

export interface ColumnOption {
  readonly value: string;
  readonly label: string;
}

interface ColumnChoiceProps {
  readonly label: string;
  readonly options: readonly ColumnOption[];
  readonly value: string;
  /** The id of a `datalist` with the labels. */
  readonly list: string;
  readonly onChoose: (value: string) => void;
}

/**
 * Empty while in focus, since the browser lists only the options that match what is typed. Typed text counts on Enter or when
 * the field is left: on the way to “Writer: share 2” it says “Writer: share”, which another column may have.
 */
export function ColumnChoice({ label, options, value, list, onChoose }: ColumnChoiceProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const current = options.find((option) => option.value === value)?.label ?? '';
  function choose(text: string) {
    const query = text.trim().toLowerCase();
    const option = options.find((each) => each.label.toLowerCase() === query);
    if (option) onChoose(option.value);
  }
  function handleChange({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
    setTyped(target.value);
    if (isPicked(nativeEvent)) choose(target.value);
  }
  function handleBlur() {
    choose(typed ?? '');
    setTyped(null);
  }
  return (
    <WithChevron>
      <Input
        aria-label={label}
        list={list}
        autoComplete="off"
        placeholder={current}
        value={typed ?? current}
        onFocus={() => setTyped('')}
        onChange={handleChange}
        onKeyDown={({ key }) => key === 'Enter' && choose(typed ?? '')}
        onBlur={handleBlur}
        css={{ '&::-webkit-calendar-picker-indicator': { opacity: 0 } }}
      />
    </WithChevron>
  );
}

/** Browsers report an option of a `datalist` as a replacement, or not as typing at all. */
function isPicked(event: Event): boolean {
  return !(event instanceof InputEvent) || event.inputType === 'insertReplacementText';
}
