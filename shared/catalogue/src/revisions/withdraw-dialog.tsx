import { ReasonDialog } from '@counterpoint/area-ui/dialogs';
import { useHost } from '@counterpoint/contract';
import { withdrawal } from '@counterpoint/domain/schemas/works';
import { Text } from '@counterpoint/kit/core';
import type { EntryDetails } from '../entry/index.ts';
import { useEntryChanged, useShownEntry } from '../entry/index.ts';
import * as text from '../messages/revisions.generated.ts';
import type { EntryViewProps } from './entry-view.ts';

export function WithdrawDialog<Details extends EntryDetails>({
  view: { source, noun, titleOf, withdrawn },
  entry,
  onClose,
}: EntryViewProps<Details> & { readonly onClose: () => void }) {
  const { http } = useHost();
  const sendAt = useShownEntry(source, entry);
  return (
    <ReasonDialog
      title={text.withdrawQuestion({ title: titleOf(entry) })}
      submitLabel={text.withdrawEntry({ what: noun })}
      tone="danger"
      label={text.withdrawReason()}
      schema={withdrawal}
      send={(body) => sendAt((shown) => source.withdraw(http, shown, body))}
      done={text.withdrawn({ what: noun })}
      refresh={useEntryChanged(source)}
      onClose={onClose}
    >
      <Text>
        {text.withdrawHint({ consequence: entry.registered_at ? withdrawn : text.withdrawPending(), what: noun })}
      </Text>
    </ReasonDialog>
  );
}
