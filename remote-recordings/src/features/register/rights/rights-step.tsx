import type { RightView } from '@counterpoint/domain/schemas/recordings';
import { useCallback, useMemo } from 'react';
import { Controller, useFormContext, useFormState } from 'react-hook-form';
import type { RightsEditorLeave } from '../../../ui/rights/right-row.tsx';
import { type RightValues, rightValues } from '../../../ui/rights/right-values.ts';
import { RIGHT_FIELDS, RightsEditor } from '../../../ui/rights/rights-editor.tsx';
import { useRevalidation } from '../../../ui/rights/use-revalidation.ts';
import type { DraftValues } from '../draft-values.ts';
import { firstDayOf } from './first-day.ts';

export function RightsStep({ active, onBrowse }: { active: readonly RightView[]; onBrowse: () => void }) {
  const form = useFormContext<DraftValues>();
  const { control, getFieldState, getValues, trigger } = form;
  const state = useFormState({ control, name: 'rights' });
  const claims = useMemo(
    () => active.filter(({ is_claim }) => is_claim).map((claim) => rightValues.parse(claim)),
    [active],
  );
  // Memoised, because there may be 200 lines.
  const errorAt = useCallback(
    (path: string): string | undefined => {
      if (!isOfRights(path)) return undefined;
      const { error } = getFieldState(path, state);
      return error?.message ?? error?.root?.message;
    },
    [getFieldState, state],
  );
  const handleLeave = useCallback<RightsEditorLeave>((index, field) => void trigger(pathOf(index, field)), [trigger]);
  const revalidate = useRevalidation({ form, list: 'rights', fields: RIGHT_FIELDS, pathOf });
  return (
    <Controller
      control={control}
      name="rights"
      render={({ field }) => (
        <RightsEditor
          name="rights"
          value={[...field.value, ...claims]}
          onChange={(next) => {
            const own = next.filter(({ is_claim }) => !is_claim);
            field.onChange(own);
            revalidate(field.value, own);
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

function pathOf(index: number, field: keyof RightValues) {
  return `rights.${index}.${field}` as const;
}

function isOfRights(path: string): path is 'rights' {
  return path === 'rights' || path.startsWith('rights.');
}
