import { type LaterPart, useAsk, useNearing } from '@counterpoint/area-ui/later';
import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import { ConfirmDialog } from '@counterpoint/kit/components';
import { Button } from '@counterpoint/kit/core';
import { type ReactNode, useState } from 'react';

interface DialogProps {
  readonly onClose: () => void;
  /** Leads to the other dialog; undefined for who has said so already. */
  readonly onContest?: (() => void) | undefined;
}

interface AwaitingActionsProps<Dialogs> {
  readonly version: { readonly title: string; readonly is_mine: boolean; readonly awaits_my_confirmation: boolean };
  readonly hasContested: boolean;
  /** The verb of confirming, with what: `Confirm my shares`. */
  readonly confirmLabel: string;
  readonly takeBack: () => Promise<unknown>;
  /** The code of what is asked. */
  readonly dialogs: LaterPart<Dialogs>;
  readonly renderConfirm: (dialogs: Dialogs, props: DialogProps) => ReactNode;
  readonly renderContest: (dialogs: Dialogs, props: DialogProps) => ReactNode;
}

/** What can be done with a version that waits: confirmed, contested, agreed to after all, taken back. */
export function AwaitingActions<Dialogs>(props: AwaitingActionsProps<Dialogs>) {
  const { version, hasContested, confirmLabel, takeBack, dialogs, renderConfirm, renderContest } = props;
  const [isTakingBack, setTakingBack] = useState(false);
  const ask = useAsk();
  const nearing = useNearing(dialogs);
  function handleContest() {
    ask({ later: dialogs, title: 'Contest', render: (part, onClose) => renderContest(part, { onClose }) });
  }
  function handleConfirm() {
    const onContest = version.awaits_my_confirmation ? handleContest : undefined;
    ask({
      later: dialogs,
      title: confirmLabel,
      render: (part, onClose) => renderConfirm(part, { onClose, onContest }),
    });
  }
  return (
    <>
      {version.is_mine && (
        <Button variant="outline" onClick={() => setTakingBack(true)}>
          Take back
        </Button>
      )}
      {version.awaits_my_confirmation && (
        <>
          <Button variant="outline" {...nearing} onClick={handleContest}>
            Contest
          </Button>
          <Button {...nearing} onClick={handleConfirm}>
            {confirmLabel}
          </Button>
        </>
      )}
      {hasContested && (
        <Button {...nearing} onClick={handleConfirm}>
          Agree after all
        </Button>
      )}
      <TakeBackQuestion
        {...{ title: version.title, takeBack }}
        isOpen={isTakingBack}
        onClose={() => setTakingBack(false)}
      />
    </>
  );
}

interface QuestionProps {
  readonly title: string;
  readonly takeBack: () => Promise<unknown>;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function TakeBackQuestion({ title, takeBack, isOpen, onClose }: QuestionProps) {
  const { notify } = useHost();
  const takingBack = useMutation({
    mutationFn: takeBack,
    onSuccess: () => notify('It is a draft again: correct it and submit it.', { type: 'success' }),
    onError: (error) => notify(messageOf(error), { type: 'error' }),
  });
  function handleConfirm() {
    onClose();
    takingBack.mutate();
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`Take “${title}” back?`}
      confirmLabel="Take it back"
      onConfirm={handleConfirm}
      onCancel={onClose}
    >
      It becomes a draft that only you see, to correct and submit again. Everybody who was asked is told, and asked
      anew.
    </ConfirmDialog>
  );
}
