import { useSearchParams } from '@counterpoint/contract/router';
import type { RecordingDetails } from '@counterpoint/domain/schemas';
import { PartDialog } from './part-dialog.tsx';
import { RightsClaimDialog } from './rights-claim-dialog.tsx';

interface AskedClaimProps {
  readonly recording: RecordingDetails;
  /** Takes the question out of the address. */
  readonly onClose: () => void;
}

/** The question that the address asks: which rights one holds, or what one played. */
export function AskedClaim({ recording, onClose }: AskedClaimProps) {
  const [parameters] = useSearchParams();
  if (recording.state !== 'registered') return null;
  const asked = parameters.get('claim');
  if (asked === 'rights') return <RightsClaimDialog recording={recording} onClose={onClose} />;
  if (asked === 'part') return <PartDialog recording={recording} onClose={onClose} />;
  return null;
}
