import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import type { CompositionDetails } from '@counterpoint/domain/schemas';
import { ConfirmDialog } from '@counterpoint/kit/components';
import { Button } from '@counterpoint/kit/core';
import { useState } from 'react';
import { ConfirmSharesDialog } from './dialogs/confirm-dialog.tsx';
import { ContestDialog } from './dialogs/contest-dialog.tsx';
import { useTakeBack } from './use-work.ts';

type Asked = 'confirm' | 'contest' | 'take_back';

/** What can be done with a version that waits: confirmed, contested, agreed to after all, taken back. */
export function AwaitingActions({ work }: { work: CompositionDetails }) {
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const contest = work.awaits_my_confirmation ? () => setAsked('contest') : undefined;
  return (
    <>
      {work.is_mine && (
        <Button variant="outline" onClick={() => setAsked('take_back')}>
          Take back
        </Button>
      )}
      {work.awaits_my_confirmation && (
        <>
          <Button variant="outline" onClick={() => setAsked('contest')}>
            Contest
          </Button>
          <Button onClick={() => setAsked('confirm')}>Confirm my shares</Button>
        </>
      )}
      {hasContested(work) && <Button onClick={() => setAsked('confirm')}>Agree after all</Button>}
      {asked === 'confirm' && <ConfirmSharesDialog work={work} onClose={close} onContest={contest} />}
      {asked === 'contest' && <ContestDialog work={work} onClose={close} />}
      <TakeBackQuestion work={work} isOpen={asked === 'take_back'} onClose={close} />
    </>
  );
}

function hasContested({ writers, publishers, removed }: CompositionDetails): boolean {
  return [...writers, ...publishers, ...removed].some(
    ({ is_me, confirmation }) => is_me && confirmation === 'contested',
  );
}

interface QuestionProps {
  readonly work: CompositionDetails;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

function TakeBackQuestion({ work, isOpen, onClose }: QuestionProps) {
  const { notify } = useHost();
  const takeBack = useTakeBack();
  function handleConfirm() {
    onClose();
    takeBack.mutate(work, {
      onSuccess: () => notify('It is a draft again: correct it and submit it.', { type: 'success' }),
      onError: (error) => notify(messageOf(error), { type: 'error' }),
    });
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={`Take “${work.title}” back?`}
      confirmLabel="Take it back"
      onConfirm={handleConfirm}
      onCancel={onClose}
    >
      It becomes a draft that only you see, to correct and submit again. Everybody who was asked is told, and asked
      anew.
    </ConfirmDialog>
  );
}
