import { discardDraft, useDraft } from '@counterpoint/client/drafts';
import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { useMutation, useQueryClient } from '@counterpoint/contract/query';
import { useNavigate } from '@counterpoint/contract/router';
import { ConfirmDialog } from '@counterpoint/kit/components';
import { Button } from '@counterpoint/kit/core';
import { useState } from 'react';
import { compositionKeys, discardDraft as removeDraft } from '../../api/compositions-api.ts';
import type { Wizard } from './use-wizard.ts';
import type { DraftStore } from './work-draft.ts';

export interface DraftActionsProps {
  readonly store: DraftStore;
  readonly wizard: Wizard;
}

/** The two ways to leave the wizard on purpose. */
export function DraftActions({ store, wizard }: DraftActionsProps) {
  const hasAnything = useDraft(store, ({ saving, stored }) => stored !== null || saving.kind !== 'untouched');
  return (
    <>
      {hasAnything && <DiscardDraft store={store} />}
      <SaveAndClose store={store} wizard={wizard} />
    </>
  );
}

function SaveAndClose({ store, wizard }: DraftActionsProps) {
  const leave = useLeaving();
  const [isBusy, setBusy] = useState(false);
  async function handleClick() {
    setBusy(true);
    const isSaved = await store.getState().flush();
    setBusy(false);
    const { saving } = store.getState();
    if (isSaved) leave(saving.kind === 'untouched' ? null : 'The draft is saved.');
    else if (saving.kind === 'incomplete') wizard.show(saving.problems);
  }
  return (
    <Button variant="outline" loading={isBusy} onClick={() => void handleClick()}>
      Save and close
    </Button>
  );
}

function DiscardDraft({ store }: { store: DraftStore }) {
  const { notify } = useHost();
  const leave = useLeaving();
  const discard = useDiscard(store);
  const [isAsking, setAsking] = useState(false);
  function handleConfirm() {
    setAsking(false);
    discard.mutate(undefined, {
      onSuccess: () => leave('The draft is discarded.'),
      onError: (error) => notify(messageOf(error), { type: 'error' }),
    });
  }
  return (
    <>
      <Button variant="ghost" loading={discard.isPending} onClick={() => setAsking(true)}>
        Discard draft
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title="Discard this draft?"
        confirmLabel="Discard draft"
        tone="danger"
        onConfirm={handleConfirm}
        onCancel={() => setAsking(false)}
      >
        The draft and everything in it is deleted. This cannot be undone.
      </ConfirmDialog>
    </>
  );
}

function useDiscard(store: DraftStore) {
  const { http } = useHost();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      const stored = await discardDraft(store, (draft) => removeDraft(http, draft));
      if (stored) queries.removeQueries({ queryKey: compositionKeys.details(stored.id) });
      await queries.invalidateQueries({ queryKey: compositionKeys.all });
    },
  });
}

function useLeaving() {
  const { guardLeave, notify } = useHost();
  const navigate = useNavigate();
  return (message: string | null) => {
    // At once, and not with the next rendering: the way out must not ask whether to leave.
    guardLeave(false);
    if (message) notify(message, { type: 'success' });
    navigate(paths.compositions.list());
  };
}
