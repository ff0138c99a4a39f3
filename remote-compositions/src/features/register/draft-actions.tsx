import { discardDraft, useDraft } from '@counterpoint/client/drafts';
import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { useMutation, useQueryClient } from '@counterpoint/contract/query';
import { useNavigate } from '@counterpoint/contract/router';
import { Button } from '@counterpoint/kit/core';
import { DiscardButton } from '@counterpoint/kit/wizard';
import { useState } from 'react';
import { compositionKeys } from '../../api/compositions-api.ts';
import type { DraftForm } from './use-draft-form.ts';
import type { Wizard } from './use-wizard.ts';

export interface DraftActionsProps {
  readonly draft: DraftForm;
  readonly wizard: Wizard;
  /** The work of which this is a new version. */
  readonly amendedId: string | null;
}

/** The two ways to leave the wizard on purpose. */
export function DraftActions(props: DraftActionsProps) {
  const hasAnything = useDraft(
    props.draft.store,
    ({ saving, stored }) => stored !== null || saving.kind !== 'untouched',
  );
  return (
    <>
      {hasAnything && <DiscardDraft {...props} />}
      <SaveAndClose {...props} />
    </>
  );
}

function SaveAndClose({ draft: { store }, wizard, amendedId }: DraftActionsProps) {
  const leave = useLeaving(amendedId);
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

function DiscardDraft({ draft, amendedId }: DraftActionsProps) {
  const { notify } = useHost();
  const queries = useQueryClient();
  const leave = useLeaving(amendedId);
  const discard = useMutation({
    mutationFn: async () => {
      const stored = await discardDraft(draft.store, (version) => draft.api.discard(version));
      if (stored) queries.removeQueries({ queryKey: compositionKeys.details(stored.id) });
      await queries.invalidateQueries({ queryKey: compositionKeys.all });
    },
    onSuccess: () => leave(amendedId ? 'The changes are discarded.' : 'The draft is discarded.'),
    onError: (error) => notify(messageOf(error), { type: 'error' }),
  });
  const words = { isBusy: discard.isPending, onDiscard: discard.mutate };
  return amendedId ? (
    <DiscardButton label="Discard changes" question="Discard these changes?" {...words}>
      The work stays as it is registered. This cannot be undone.
    </DiscardButton>
  ) : (
    <DiscardButton label="Discard draft" question="Discard this draft?" {...words}>
      The draft and everything in it is deleted. This cannot be undone.
    </DiscardButton>
  );
}

function useLeaving(amendedId: string | null) {
  const { guardLeave, notify } = useHost();
  const navigate = useNavigate();
  return (message: string | null) => {
    // At once, and not with the next rendering: the way out must not ask whether to leave.
    guardLeave(false);
    if (message) notify(message, { type: 'success' });
    navigate(amendedId ? paths.compositions.details(amendedId) : paths.compositions.list());
  };
}
