import { shareText } from '@counterpoint/area-ui/draft-text';
import { parseShare } from '@counterpoint/domain/shares';
import { Input } from '@counterpoint/kit/form';
import { useFormContext } from 'react-hook-form';
import type { CellIds } from './line-cell.tsx';

export interface ShareInputProps {
  readonly name: string;
  readonly label: string;
  /** Outside of a `Field`, which names its error itself. */
  readonly ids?: CellIds;
}

/** Formats a valid share with two decimals on blur, and keeps invalid text. */
export function ShareInput({ name, label, ids }: ShareInputProps) {
  const { register, setValue } = useFormContext();
  const field = register(name, {
    onBlur: (event: { target: { value: string } }) => {
      const share = parseShare(event.target.value);
      if (share !== null) setValue(name, shareText(share));
    },
  });
  return (
    <Input
      {...field}
      {...ids}
      aria-label={label}
      inputMode="decimal"
      autoComplete="off"
      textAlign="end"
      fontVariantNumeric="tabular-nums"
    />
  );
}
