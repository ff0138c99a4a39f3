import { useEntryActs } from '@counterpoint/catalogue/entry';
import { DraftedVersion, WaitingVersion } from '@counterpoint/catalogue/versions';
import { paths } from '@counterpoint/contract/paths';
import type { CompositionDetails } from '@counterpoint/domain/schemas';
import { WORKS } from '../../api/works.ts';
import { OutstandingParties } from './outstanding-parties.tsx';
import { WaitingActions } from './waiting-actions.tsx';

/** The version that is prepared, or waits, beside the one in force. */
export function PendingCard({ pending }: { pending: CompositionDetails }) {
  const { discardAmendment } = useEntryActs(WORKS, pending);
  if (pending.state === 'draft')
    return <DraftedVersion continueHref={paths.compositions.amend(pending.id)} discard={discardAmendment} />;
  if (pending.state !== 'awaiting_confirmation') return null;
  return (
    <>
      <WaitingVersion pending={pending} noun="work" actions={<WaitingActions work={pending} />} />
      <OutstandingParties work={pending} />
    </>
  );
}
