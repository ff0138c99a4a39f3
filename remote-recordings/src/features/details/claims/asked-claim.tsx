import { LaterDialog } from '@counterpoint/area-ui/later';
import { useSearchParams } from '@counterpoint/contract/router';
import type { RecordingDetails } from '@counterpoint/domain/schemas';
import { useState } from 'react';
import { DIALOGS } from '../later-parts.ts';

interface AskedClaimProps {
  readonly recording: RecordingDetails;
  /** Takes the question out of the address. */
  readonly onClose: () => void;
}

/** The question that the address asks: which rights one holds, or what one played. */
export function AskedClaim({ recording, onClose }: AskedClaimProps) {
  const [parameters] = useSearchParams();
  const asked = parameters.get('claim');
  if (asked !== 'rights' && asked !== 'part') return null;
  return <Claim key={asked} {...{ recording, asked, onClose }} />;
}

/** It is over the recording as it was when it was asked for, and stays when the recording changes. */
function Claim({ recording, asked, onClose }: AskedClaimProps & { readonly asked: 'rights' | 'part' }) {
  const [over] = useState(recording);
  if (over.state !== 'registered') return null;
  return (
    <LaterDialog later={DIALOGS} title={asked === 'rights' ? 'Claim rights' : 'I played on this'} onClose={onClose}>
      {({ RightsClaimDialog, PartDialog }) =>
        asked === 'rights' ? (
          <RightsClaimDialog recording={over} onClose={onClose} />
        ) : (
          <PartDialog recording={over} onClose={onClose} />
        )
      }
    </LaterDialog>
  );
}
