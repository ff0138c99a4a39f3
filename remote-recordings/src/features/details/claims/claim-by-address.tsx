import { LaterDialog } from '@counterpoint/area-ui/later';
import type { RecordingDetails } from '@counterpoint/domain/schemas/recordings';
import { DIALOGS } from '../later-parts.ts';

export function claimByAddress(asked: string, recording: RecordingDetails, onClose: () => void) {
  if (asked !== 'rights' && asked !== 'part') return null;
  return (
    <LaterDialog later={DIALOGS} title={asked === 'rights' ? 'Claim rights' : 'I played on this'} onClose={onClose}>
      {({ RightsClaimDialog, PartDialog }) =>
        asked === 'rights' ? (
          <RightsClaimDialog {...{ recording, onClose }} />
        ) : (
          <PartDialog {...{ recording, onClose }} />
        )
      }
    </LaterDialog>
  );
}
