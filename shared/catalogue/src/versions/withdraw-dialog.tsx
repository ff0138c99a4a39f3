import { ReasonDialog } from '@counterpoint/area-ui/dialogs';
import { useHost } from '@counterpoint/contract';
import { withdrawal } from '@counterpoint/domain/schemas/works';
import { Text } from '@counterpoint/kit/core';
import { useEntryChanged, useShownEntry } from '../entry/index.ts';
import type { EntryVersion, EntryViewProps } from './entry-view.ts';

export function WithdrawDialog<Details extends EntryVersion>({
  view: { source, noun, titleOf, withdrawn },
  entry,
  onClose,
}: EntryViewProps<Details> & { readonly onClose: () => void }) {
  const { http } = useHost();
  const sendAt = useShownEntry(source, entry);
  return (
    <ReasonDialog
      title={`Withdraw “${titleOf(entry)}”?`}
      submitLabel={`Withdraw the ${noun}`}
      tone="danger"
      label="Why you withdraw it"
      schema={withdrawal}
      send={(body) => sendAt((shown) => source.withdraw(http, shown, body))}
      done={`The ${noun} is withdrawn.`}
      refresh={useEntryChanged(source)}
      onClose={onClose}
    >
      <Text>
        {entry.registered_at ? withdrawn : 'The requests to confirm are cancelled, and it is not registered.'} Everyone
        named in it is notified. You can’t undo this, but you can register the {noun} again.
      </Text>
    </ReasonDialog>
  );
}
