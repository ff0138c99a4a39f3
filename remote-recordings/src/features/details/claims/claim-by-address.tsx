import { LazyDialog } from '@counterpoint/area-ui/lazy';
import type { RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import * as text from '../../../messages/claims.generated.ts';
import { DIALOGS } from '../lazy-parts.ts';

export function claimByAddress(target: string, recording: RecordingDetails, onClose: () => void) {
  if (target !== 'rights' && target !== 'part') return null;
  return (
    <LazyDialog lazy={DIALOGS} title={target === 'rights' ? text.claimRights() : text.claimPart()} onClose={onClose}>
      {({ RightsClaimDialog, PartDialog }) =>
        target === 'rights' ? (
          <RightsClaimDialog recording={recording} onClose={onClose} />
        ) : (
          <PartDialog recording={recording} onClose={onClose} />
        )
      }
    </LazyDialog>
  );
}
