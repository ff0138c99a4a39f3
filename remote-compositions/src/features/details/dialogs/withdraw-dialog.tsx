import { ReasonDialog } from '@counterpoint/area-ui/dialogs';
import { useHost } from '@counterpoint/contract';
import { type CompositionDetails, withdrawal } from '@counterpoint/domain/schemas';
import { Text } from '@counterpoint/kit/core';
import { withdrawWork } from '../../../api/work-api.ts';
import { useShownWork } from '../use-shown-work.ts';
import { useWorkChanged } from '../use-work.ts';

/** Withdraws a work, with a reason that everybody named in it is told. */
export function WithdrawDialog({ work, onClose }: { work: CompositionDetails; onClose: () => void }) {
  const { http } = useHost();
  const sendAt = useShownWork(work);
  return (
    <ReasonDialog
      title={`Withdraw “${work.title}”?`}
      submitLabel="Withdraw the work"
      tone="danger"
      label="Why you withdraw it"
      schema={withdrawal}
      send={(body) => sendAt((shown) => withdrawWork(http, shown, body))}
      done="The work is withdrawn."
      refresh={useWorkChanged()}
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
