import { useDraft } from '@counterpoint/client/drafts';
import { isAboutOtherWork, isAboutShares } from '@counterpoint/domain/cases';
import { Stack } from '@counterpoint/kit/core';
import { ListSkeleton } from '@counterpoint/kit/table';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FilingValues } from '../filing-values.ts';
import { LineUpEditor } from '../lines/line-up-editor.tsx';
import { OtherWorkFields } from '../lines/other-work-fields.tsx';
import { SharesEditor } from '../lines/shares-editor.tsx';
import { useFilingContext } from '../use-filing-fields.ts';

export function LinesStep() {
  const { registered, store } = useFilingContext();
  const { control } = useFormContext<FilingValues>();
  const kind = useWatch({ control, name: 'kind' });
  const isSaving = useDraft(store, ({ saving }) => saving.kind === 'waiting' || saving.kind === 'saving');
  if (kind === null) return null;
  return (
    <Stack gap="4">
      {isAboutOtherWork(kind) && <OtherWorkFields />}
      {/* Lines of another scope arrive with the response to saving it. */}
      {registered.length === 0 && isSaving && kind !== 'duplicate_work' && <ListSkeleton rows={3} />}
      {isAboutShares(kind) && <SharesEditor registered={registered} />}
      {kind === 'performer_line_up' && <LineUpEditor registered={registered} />}
    </Stack>
  );
}
