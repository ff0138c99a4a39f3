import { Alert } from '@counterpoint/kit/core';
import { someOf } from '../../../ui/some-of.ts';
import type { WriterValues } from '../draft-values.ts';
import { withoutIpi } from '../what-happens-next.ts';

/** Says who stands in the way of an ISWC, and that registering can go on. */
export function IpiHint({ writers }: { writers: readonly WriterValues[] }) {
  const missing = withoutIpi(writers);
  if (missing.length === 0) return null;
  return (
    <Alert tone="warning" title="An ISWC needs every IPI">
      {someOf(missing)} {missing.length === 1 ? 'has' : 'have'} no IPI. You can register now; the ISWC follows when it
      is added.
    </Alert>
  );
}
