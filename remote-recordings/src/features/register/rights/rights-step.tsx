import type { RightView } from '@counterpoint/domain/schemas';
import { useCallback, useMemo } from 'react';
import { Controller, useFormContext, useFormState } from 'react-hook-form';
import type { RightsEditorLeave } from '../../../ui/rights/right-row.tsx';
import { rightValues } from '../../../ui/rights/right-values.ts';
import { RIGHT_FIELDS, RightsEditor } from '../../../ui/rights/rights-editor.tsx';
import type { DraftValues } from '../draft-values.ts';
import { firstDayOf } from './first-day.ts';

interface RightsStepProps {
  /** The rights in the version in force: what others claimed in it stays, and counts. */
  readonly inForce: readonly RightView[];
  readonly onBrowse: () => void;
}

/** Who holds rights in the recording. */
export function RightsStep({ inForce, onBrowse }: RightsStepProps) {
  const { control, getFieldState, getValues, trigger } = useFormContext<DraftValues>();
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
  const handleLeave = useCallback<RightsEditorLeave>(
    (index, field) => void trigger(`rights.${index}.${field}`),
    [trigger],
  );
  /** What is said to be wrong is looked at again as it is changed; nothing else is before it is left. */
  function lookAgain(count: number) {
    if (!state.errors.rights) return;
    const paths = Array.from({ length: count }, (_, index) => index)
      .flatMap((index) => RIGHT_FIELDS.map((field) => `rights.${index}.${field}` as const))
      .filter((path) => errorAt(path) !== undefined);
    if (paths.length > 0) void trigger(paths);
  }
  return (
    <Controller
      control={control}
      name="rights"
      render={({ field }) => (
        <RightsEditor
          name="rights"
          value={[...field.value, ...claims]}
          onChange={(next) => {
            const before = field.value.length;
            field.onChange(next.filter(({ is_claim }) => !is_claim));
            lookAgain(Math.max(before, next.length));
          }}
          onLeave={handleLeave}
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
