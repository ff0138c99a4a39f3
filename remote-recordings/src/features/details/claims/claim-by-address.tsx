import { LaterDialog } from '@counterpoint/area-ui/later';
import type { RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import * as text from '../../../messages/claims.generated.ts';
import { DIALOGS } from '../later-parts.ts';

export function claimByAddress(target: string, recording: RecordingDetails, onClose: () => void) {
  if (target !== 'rights' && target !== 'part') return null;
  return (
    <LaterDialog later={DIALOGS} title={target === 'rights' ? text.claimRights() : text.claimPart()} onClose={onClose}>
      {({ RightsClaimDialog, PartDialog }) =>
        target === 'rights' ? (
          <RightsClaimDialog recording={recording} onClose={onClose} />
        ) : (
          <PartDialog recording={recording} onClose={onClose} />
        )
      }
    </LaterDialog>
  );
}
