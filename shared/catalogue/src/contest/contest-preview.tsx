import { Alert } from '@counterpoint/kit/core';
import { listOf } from '@counterpoint/kit/text';
import * as text from '../messages/contest.generated.ts';
import type { EntryView } from '../revisions/entry-view.ts';
import { ResponseDeadline } from './response-deadline.tsx';

interface ContestPreviewProps {
  readonly of: EntryView<never>['noun'];
  /** What goes on hold; empty if nothing differs. */
  readonly holds: readonly string[];
  readonly respondents: readonly string[];
}

export function ContestPreview({ of, holds, respondents }: ContestPreviewProps) {
  if (holds.length === 0) return <Alert tone="info" title={text.nothingDiffers({ what: of })} />;
  return (
    <Alert tone="warning" title={text.onHold()}>
      {holds.map((hold) => (
        <p key={hold}>{hold}</p>
      ))}
      <p>
        {text.respondents({ names: listOf(respondents) })} <ResponseDeadline of={of} />
      </p>
    </Alert>
  );
}
