import { discardDraft, useDraft } from '@counterpoint/client/drafts';
import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useMutation, useQueryClient } from '@counterpoint/contract/query';
import { useNavigate } from '@counterpoint/contract/router';
import { Button } from '@counterpoint/kit/core';
import { DiscardButton } from '@counterpoint/kit/wizard';
import { useState } from 'react';
import * as text from '../messages/wizard.generated.ts';
import type { DraftSubject, DraftTypes } from './draft-subject.ts';
import type { DraftForm } from './use-draft-form.ts';
import type { Wizard } from './use-wizard.ts';

export interface DraftActionsProps<Of extends DraftTypes> {
  readonly draft: DraftForm<Of>;
  readonly wizard: Pick<Wizard<string>, 'show'>;
  readonly amendedId: string | null;
}

export function DraftActions<Of extends DraftTypes>(props: DraftActionsProps<Of>) {
  const { store } = props.draft;
  const hasAnything = useDraft(store, ({ saving, stored }) => stored !== null || saving.kind !== 'untouched');
  const isGone = useDraft(store, ({ saving }) => saving.kind === 'gone');
  const isSubmitted = useDraft(store, ({ saving }) => saving.kind === 'gone' && saving.isSubmitted);
  return (
    <>
      {hasAnything && !isSubmitted && <DiscardDraft {...props} />}
      {!isGone && <SaveAndClose {...props} />}
    </>
  );
}

function SaveAndClose<Of extends DraftTypes>({ draft: { store, subject }, wizard, amendedId }: DraftActionsProps<Of>) {
  const leave = useLeaveDraft(subject.paths, amendedId);
  const [isBusy, setBusy] = useState(false);
  async function handleClick() {
    setBusy(true);
    const isSaved = await store.getState().flush();
    setBusy(false);
    const { saving } = store.getState();
    if (isSaved) leave(saving.kind === 'untouched' ? null : text.draftSaved());
    else if (saving.kind === 'incomplete') wizard.show(saving.problems);
  }
  return (
    <Button variant="outline" loading={isBusy} onClick={() => void handleClick()}>
      {text.saveAndClose()}
    </Button>
  );
}

function DiscardDraft<Of extends DraftTypes>({ draft, amendedId }: DraftActionsProps<Of>) {
  const { notify } = useHost();
  const leave = useLeaveDraft(draft.subject.paths, amendedId);
  const discard = useMutation({
    mutationFn: useDiscardDraft(draft),
    onSuccess: () => leave(amendedId ? text.changesDiscarded() : text.draftDiscarded()),
    onError: (error) => notify(messageOf(error), { type: 'error' }),
  });
  const button = { isBusy: discard.isPending, onDiscard: discard.mutate };
  return amendedId ? (
    <DiscardButton label={text.discardChanges()} question={text.discardChangesTitle()} {...button}>
      {text.discardChangesText({ what: draft.subject.words.what })}
    </DiscardButton>
  ) : (
    <DiscardButton label={text.discardDraft()} question={text.discardDraftTitle()} {...button}>
      {text.discardDraftText()}
    </DiscardButton>
  );
}

function useLeaveDraft(paths: DraftSubject<DraftTypes>['paths'], amendedId: string | null) {
  const { guardLeave, notify } = useHost();
  const navigate = useNavigate();
  return (message: string | null) => {
    // Before the next render, or leaving would ask for confirmation.
    guardLeave(false);
    if (message) notify(message, { type: 'success' });
    navigate(amendedId ? paths.details(amendedId) : paths.list());
  };
}

export function useDiscardDraft<Of extends DraftTypes>({ store, subject, api }: DraftForm<Of>): () => Promise<void> {
  const queries = useQueryClient();
  return async () => {
    const stored = await discardDraft(store, (version) => api.discard(version));
    if (stored) queries.removeQueries({ queryKey: subject.keys.details(stored.id) });
    await queries.invalidateQueries({ queryKey: subject.keys.all });
  };
}
