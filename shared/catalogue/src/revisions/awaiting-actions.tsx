import { ConfirmedButton } from '@counterpoint/area-ui/dialogs';
import { useOpenDialog, usePrefetchOnIntent } from '@counterpoint/area-ui/lazy';
import { Button } from '@counterpoint/kit/core';
import type { EntryDetails } from '../entry/index.ts';
import { useEntryActs } from '../entry/index.ts';
import * as text from '../messages/revisions.generated.ts';
import type { EntryViewProps } from './entry-view.ts';

export function AwaitingActions<Details extends EntryDetails>({ view, entry }: EntryViewProps<Details>) {
  const { dialogs, given, partiesOf, source, titleOf } = view;
  const { takeBack } = useEntryActs(source, entry);
  const openDialog = useOpenDialog();
  const prefetch = usePrefetchOnIntent(dialogs);
  const confirmLabel = text.confirm({ given });
  const hasContested = partiesOf(entry).some(({ is_me, confirmation }) => is_me && confirmation === 'contested');
  function handleContest() {
    openDialog({
      lazy: dialogs,
      title: text.contest(),
      render: ({ ContestDialog }, onClose) => <ContestDialog entry={entry} onClose={onClose} />,
    });
  }
  function handleConfirm() {
    const onContest = entry.awaits_my_confirmation ? handleContest : undefined;
    openDialog({
      lazy: dialogs,
      title: confirmLabel,
      render: ({ ConfirmDialog }, onClose) => <ConfirmDialog entry={entry} onClose={onClose} onContest={onContest} />,
    });
  }
  return (
    <>
      {entry.is_mine && (
        <ConfirmedButton
          variant="outline"
          label={text.takeBack()}
          question={{ title: text.takeBackQuestion({ title: titleOf(entry) }), yes: text.takeBack() }}
          act={takeBack}
          done={text.takenBack()}
        >
          {text.takeBackHint()}
        </ConfirmedButton>
      )}
      {entry.awaits_my_confirmation && (
        <>
          <Button variant="outline" {...prefetch} onClick={handleContest}>
            {text.contest()}
          </Button>
          <Button {...prefetch} onClick={handleConfirm}>
            {confirmLabel}
          </Button>
        </>
      )}
      {hasContested && (
        <Button variant="outline" {...prefetch} onClick={handleConfirm}>
          {text.agree()}
        </Button>
      )}
    </>
  );
}
