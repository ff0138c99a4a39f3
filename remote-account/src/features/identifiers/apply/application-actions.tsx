import { discardDraft, useDraft } from '@counterpoint/client/drafts';
import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { useMutation, useQueryClient } from '@counterpoint/contract/query';
import { useNavigate } from '@counterpoint/contract/router';
import type { IsniApplication } from '@counterpoint/domain/schemas/parties';
import { Button } from '@counterpoint/kit/core';
import { DiscardButton } from '@counterpoint/kit/wizard';
import { useState } from 'react';
import { discardApplication, isniKeys } from '../../../api/isni-api.ts';
import * as text from '../../../messages/isni-application.generated.ts';
import type { ApplicationStore } from './application-draft.ts';

interface ApplicationActionsProps {
  readonly store: ApplicationStore;
  readonly state: IsniApplication['state'];
}

/** The society has seen a submitted application, so it is withdrawn and not discarded. */
export function ApplicationActions({ store, state }: ApplicationActionsProps) {
  const hasAnything = useDraft(store, ({ saving, stored }) => stored !== null || saving.kind !== 'untouched');
  const close = useClose();
  const [isBusy, setBusy] = useState(false);
  async function handleClose() {
    setBusy(true);
    const isSaved = await store.getState().flush();
    setBusy(false);
    if (isSaved) close(hasAnything ? text.draftSaved() : null);
  }
  return (
    <>
      {hasAnything && state === 'draft' && <DiscardApplication store={store} />}
      <Button variant="outline" loading={isBusy} onClick={() => void handleClose()}>
        {text.saveAndClose()}
      </Button>
    </>
  );
}

function DiscardApplication({ store }: { store: ApplicationStore }) {
  const { http, notify } = useHost();
  const close = useClose();
  const discard = useMutation({
    mutationFn: () => discardDraft(store, (draft) => discardApplication(http, draft)),
    onSuccess: () => close(text.draftDiscarded()),
    onError: (error) => notify(messageOf(error), { type: 'error' }),
  });
  return (
    <DiscardButton
      label={text.discard()}
      question={text.discardQuestion()}
      isBusy={discard.isPending}
      onDiscard={discard.mutate}
    >
      {text.discardConsequence()}
    </DiscardButton>
  );
}

function useClose() {
  const { guardLeave, notify } = useHost();
  const queries = useQueryClient();
  const navigate = useNavigate();
  return (message: string | null) => {
    // Before the next render, or leaving would ask for confirmation.
    guardLeave(false);
    if (message) notify(message, { type: 'success' });
    void queries.invalidateQueries({ queryKey: isniKeys.all });
    navigate(paths.account.personalIdentifiers());
  };
}
