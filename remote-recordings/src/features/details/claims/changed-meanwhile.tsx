import type { RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import { Alert } from '@counterpoint/kit/core';
import { claimInWords, claimOf } from './claimed-values.ts';

interface ChangedMeanwhileProps {
  readonly shown: RecordingDetails;
  readonly now: RecordingDetails;
}

/** Shows what changed since the dialog opened. */
export function ChangedMeanwhile({ shown, now }: ChangedMeanwhileProps) {
  if (now.version === shown.version) return null;
  const mine = claimOf(now);
  return (
    <Alert tone="warning" title="The recording was changed while this was open">
      {now.state !== 'registered' && <p>It is not in force any more: nothing can be claimed in it.</p>}
      {mine.length === 0 && <p>You claim nothing in it now.</p>}
      {mine.length > 0 && <p>This is what you claim in it now:</p>}
      {mine.map((line) => (
        <p key={JSON.stringify(line)}>{claimInWords(line)}</p>
      ))}
      <p>What you typed is still here, and takes its place when you send it.</p>
    </Alert>
  );
}
