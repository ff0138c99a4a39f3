import { ConfirmedButton } from '@counterpoint/area-ui/dialogs';
import { type LazyPart, useOpenDialog, usePrefetchOnIntent } from '@counterpoint/area-ui/lazy';
import { useMay } from '@counterpoint/contract';
import { Button, Flex, useFocusRecovery } from '@counterpoint/kit/core';
import type { ReactNode } from 'react';
import * as text from '../messages/claims.generated.ts';

interface AnswerClaimProps<Dialogs> {
  readonly label: string;
  readonly question: { readonly title: string; readonly yes: string };
  readonly children: ReactNode;
  readonly accept: () => Promise<unknown>;
  readonly done: string;
  /** Also runs after a rejection, because the data may have changed. */
  readonly refresh: () => Promise<unknown>;
  readonly dialogs: LazyPart<Dialogs>;
  readonly refusal: (dialogs: Dialogs, onClose: () => void) => ReactNode;
}

export function AnswerClaim<Dialogs>(props: AnswerClaimProps<Dialogs>) {
  const { label, question, children, accept, done, refresh, dialogs, refusal } = props;
  const openDialog = useOpenDialog();
  const prefetch = usePrefetchOnIntent(dialogs);
  const row = useFocusRecovery<HTMLDivElement>();
  if (!useMay('catalogue:change')) return null;
  return (
    <Flex ref={row} gap="2.5" wrap="wrap" paddingTop="2">
      <ConfirmedButton size="sm" label={label} question={question} act={() => accept().finally(refresh)} done={done}>
        {children}
      </ConfirmedButton>
      <Button
        size="sm"
        variant="outline"
        {...prefetch}
        onClick={() => openDialog({ lazy: dialogs, title: text.refuse(), render: refusal })}
      >
        {text.refuse()}
      </Button>
    </Flex>
  );
}
