import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import { ConfirmDialog } from '@counterpoint/kit/components';
import { Button } from '@counterpoint/kit/core';
import { type ReactNode, useState } from 'react';

type Asked = 'confirm' | 'contest' | 'take_back';

interface DialogProps {
  readonly onClose: () => void;
  /** Leads to the other dialog; undefined for who has said so already. */
  readonly onContest?: (() => void) | undefined;
}

interface AwaitingActionsProps {
  readonly version: { readonly title: string; readonly is_mine: boolean; readonly awaits_my_confirmation: boolean };
  readonly hasContested: boolean;
  /** The verb of confirming, with what: `Confirm my shares`. */
  readonly confirmLabel: string;
  readonly takeBack: () => Promise<unknown>;
  readonly renderConfirm: (props: DialogProps) => ReactNode;
  readonly renderContest: (props: DialogProps) => ReactNode;
}

/** What can be done with a version that waits: confirmed, contested, agreed to after all, taken back. */
export function AwaitingActions(props: AwaitingActionsProps) {
  const { version, hasContested, confirmLabel, takeBack, renderConfirm, renderContest } = props;
  const [asked, setAsked] = useState<Asked | null>(null);
  const onClose = () => setAsked(null);
  const onContest = version.awaits_my_confirmation ? () => setAsked('contest') : undefined;
  return (
    <>
      {version.is_mine && (
        <Button variant="outline" onClick={() => setAsked('take_back')}>
          Take back
        </Button>
      )}
      {version.awaits_my_confirmation && (
        <>
          <Button variant="outline" onClick={() => setAsked('contest')}>
            Contest
          </Button>
          <Button onClick={() => setAsked('confirm')}>{confirmLabel}</Button>
        </>
      )}
      {hasContested && <Button onClick={() => setAsked('confirm')}>Agree after all</Button>}
      {asked === 'confirm' && renderConfirm({ onClose, onContest })}
      {asked === 'contest' && renderContest({ onClose })}
      <TakeBackQuestion title={version.title} takeBack={takeBack} isOpen={asked === 'take_back'} onClose={onClose} />
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
