import { ReasonDialog } from '@counterpoint/area-ui/dialogs';
import { useEntryChanged, useShownEntry } from '@counterpoint/catalogue/entry';
import { useHost } from '@counterpoint/contract';
import { type CompositionDetails, withdrawal } from '@counterpoint/domain/schemas';
import { Text } from '@counterpoint/kit/core';
import { WORKS } from '../../../api/works.ts';

/** Withdraws a work, with a reason that everybody named in it is told. */
export function WithdrawDialog({ work, onClose }: { work: CompositionDetails; onClose: () => void }) {
  const { http } = useHost();
  const sendAt = useShownEntry(WORKS, work);
  return (
    <ReasonDialog
      title={`Withdraw “${work.title}”?`}
      submitLabel="Withdraw the work"
      tone="danger"
      label="Why you withdraw it"
      schema={withdrawal}
      send={(body) => sendAt((shown) => WORKS.withdraw(http, shown, body))}
      done="The work is withdrawn."
      refresh={useEntryChanged(WORKS)}
      onClose={onClose}
    >
      <Text>
        {work.registered_at
          ? 'It leaves the repertoire, and nothing is paid for it any more. Its ISWC stays on record with it.'
          : 'Nobody is asked any more, and it is not registered.'}{' '}
        Everybody named in it is told. This cannot be undone; you can register the work anew.
      </Text>
    </ReasonDialog>
  );
}
