import type { RightView } from '@counterpoint/domain/schemas';
import { useCallback, useMemo } from 'react';
import { Controller, useFormContext, useFormState } from 'react-hook-form';
import { rightValues } from '../../../ui/rights/right-values.ts';
import { RightsEditor } from '../../../ui/rights/rights-editor.tsx';
import type { DraftValues } from '../draft-values.ts';
import { firstDayOf } from './first-day.ts';

interface RightsStepProps {
  /** The rights in the version in force: what others claimed in it stays, and counts. */
  readonly inForce: readonly RightView[];
  readonly onBrowse: () => void;
}

/** Who holds rights in the recording. */
export function RightsStep({ inForce, onBrowse }: RightsStepProps) {
  const { control, getFieldState, getValues } = useFormContext<DraftValues>();
  const state = useFormState({ control, name: 'rights' });
  const claims = useMemo(
    () => inForce.filter(({ is_claim }) => is_claim).map((claim) => rightValues.parse(claim)),
    [inForce],
  );
  // One function until an error changes: with 200 lines only the one that is typed in is drawn anew.
  const errorAt = useCallback(
    (path: string): string | undefined => {
      if (!isOfRights(path)) return undefined;
      const { error } = getFieldState(path, state);
      return error?.message ?? error?.root?.message;
    },
    [getFieldState, state],
  );
  return (
    <Controller
      control={control}
      name="rights"
      render={({ field }) => (
        <RightsEditor
          name="rights"
          value={[...field.value, ...claims]}
          onChange={(next) => field.onChange(next.filter(({ is_claim }) => !is_claim))}
          errorAt={errorAt}
          firstDay={firstDayOf(getValues())}
          onBrowse={onBrowse}
        />
      )}
    />
  );
}

function isOfRights(path: string): path is 'rights' {
  return path === 'rights' || path.startsWith('rights.');
}
