import { useEntryActs } from '@counterpoint/catalogue/entry';
import { AwaitingActions } from '@counterpoint/catalogue/versions';
import type { CompositionDetails } from '@counterpoint/domain/schemas';
import { WORKS } from '../../api/works.ts';
import { DIALOGS } from './later-parts.ts';

/** What can be done with a version of a work that waits. */
export function WaitingActions({ work }: { work: CompositionDetails }) {
  const { takeBack } = useEntryActs(WORKS, work);
  return (
    <AwaitingActions
      version={work}
      hasContested={hasContested(work)}
      confirmLabel="Confirm my shares"
      takeBack={takeBack}
      dialogs={DIALOGS}
      renderConfirm={({ ConfirmSharesDialog }, dialog) => <ConfirmSharesDialog work={work} {...dialog} />}
      renderContest={({ ContestDialog }, { onClose }) => <ContestDialog work={work} onClose={onClose} />}
    />
  );
}

function hasContested({ writers, publishers, removed }: CompositionDetails): boolean {
  return [...writers, ...publishers, ...removed].some(
    ({ is_me, confirmation }) => is_me && confirmation === 'contested',
  );
}
