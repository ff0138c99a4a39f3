import { ConfirmedButton } from '@counterpoint/area-ui/dialogs';
import { type LazyPart, useOpenDialog, usePrefetchOnIntent } from '@counterpoint/area-ui/lazy';
import { useHost, useMay } from '@counterpoint/contract';
import { Button, Flex, Note, useFocusRecovery } from '@counterpoint/kit/core';
import type { ReactNode } from 'react';
import type { EntryDetails } from '../entry/index.ts';
import { useEntryChanged } from '../entry/index.ts';
import * as text from '../messages/claims.generated.ts';
import type { OpenClaim, RefuseClaimDialog } from './refuse-claim-dialog.tsx';

interface AnswerClaimProps<Details extends EntryDetails> extends OpenClaim<Details> {
  readonly label: string;
  readonly question: string;
  readonly children: ReactNode;
  readonly done: string;
  readonly dialogs: LazyPart<{ readonly RefuseClaimDialog: typeof RefuseClaimDialog }>;
}

export function AnswerClaim<Details extends EntryDetails>(props: AnswerClaimProps<Details>) {
  const { label, question, children, done, dialogs, ...open } = props;
  const { source, entry, claim } = open;
  const { http } = useHost();
  const refresh = useEntryChanged(source);
  const openDialog = useOpenDialog();
  const prefetch = usePrefetchOnIntent(dialogs);
  const row = useFocusRecovery<HTMLDivElement>();
  if (!useMay('catalogue:change')) return null;
  // Acceptance makes a revision of its own.
  const isAcceptable = entry.pending_revision === null;
  const at = { ...entry, claimId: claim.id };
  const accept = () => source.answerClaim(http, at, { is_accepted: true, reason: null }).finally(refresh);
  function handleRefuse() {
    openDialog({
      lazy: dialogs,
      title: text.refuse(),
      render: ({ RefuseClaimDialog }, onClose) => <RefuseClaimDialog {...open} onClose={onClose} />,
    });
  }
  return (
    <Flex ref={row} gap="2.5" wrap="wrap" paddingTop="2">
      {isAcceptable && (
        <ConfirmedButton size="sm" label={label} question={{ title: question, yes: label }} act={accept} done={done}>
          {children}
        </ConfirmedButton>
      )}
      <Button size="sm" variant="outline" {...prefetch} onClick={handleRefuse}>
        {text.refuse()}
      </Button>
      {!isAcceptable && <Note alignSelf="center">{text.acceptLater()}</Note>}
    </Flex>
  );
}
