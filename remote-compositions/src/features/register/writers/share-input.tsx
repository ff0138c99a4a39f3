import { RIGHT_LABELS } from '@counterpoint/domain/schemas';
import { parseShare, type Right } from '@counterpoint/domain/shares';
import { Input } from '@counterpoint/kit/form';
import { useFormContext } from 'react-hook-form';
import { type DraftValues, shareText } from '../draft-values.ts';
import type { CellIds } from './line-cell.tsx';

export interface ShareInputProps {
  readonly name: `${'writers' | 'publishers'}.${number}.shares.${Right}`;
  readonly right: Right;
  /** Whose share it is. */
  readonly of: string;
  readonly ids: CellIds;
}

/** What is a share is shown as one, with two decimals; what is none stays as it was typed, with its error. */
export function ShareInput({ name, right, of, ids }: ShareInputProps) {
  const { register, setValue } = useFormContext<DraftValues>();
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
      aria-label={`${RIGHT_LABELS[right]} % of ${of}`}
      inputMode="decimal"
      autoComplete="off"
      textAlign="end"
      fontVariantNumeric="tabular-nums"
    />
  );
}
