import type { RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import { Alert } from '@counterpoint/kit/core';
import * as text from '../../../messages/claims.generated.ts';
import { claimOf, formatClaim } from './claimed-values.ts';
import { statedClaim } from './stated-claim.ts';

export function ChangedMeanwhile({ shown, now }: { shown: RecordingDetails; now: RecordingDetails }) {
  if (now.version === shown.version) return null;
  const mine = statedClaim(now);
  return (
    <Alert tone="warning" title={text.changed()}>
      {now.state !== 'registered' && <p>{text.notActive()}</p>}
      {mine.length === 0 && claimOf(shown).length > 0 && <p>{text.noClaim()}</p>}
      {mine.length > 0 && <p>{text.currentClaim()}</p>}
      {mine.map((line) => (
        <p key={JSON.stringify(line)}>{formatClaim(line)}</p>
      ))}
      {mine.length > 0 && <p>{text.typedKept()}</p>}
    </Alert>
  );
}
