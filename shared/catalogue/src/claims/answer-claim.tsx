import { type LaterPart, useAsk, useNearing } from '@counterpoint/area-ui/later';
import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import { ConfirmDialog } from '@counterpoint/kit/components';
import { Button, Flex, useFocusKept } from '@counterpoint/kit/core';
import { type ReactNode, useState } from 'react';

interface AnswerClaimProps<Dialogs> {
  /** The verb that accepts it: `Accept the claim`. */
  readonly label: string;
  /** What is asked before it is accepted, and the verb of yes. */
  readonly question: { readonly title: string; readonly yes: string };
  /** What follows from yes. */
  readonly children: ReactNode;
  readonly accept: () => Promise<unknown>;
  /** What is said once it is accepted. */
  readonly done: string;
  /** After it was accepted, or was refused because something changed. */
  readonly refresh: () => Promise<unknown>;
  /** The dialog that refuses it. */
  readonly dialogs: LaterPart<Dialogs>;
  readonly refusal: (dialogs: Dialogs, onClose: () => void) => ReactNode;
}

/** Accepts a claim, after a question, or refuses it with a reason. */
export function AnswerClaim<Dialogs>(props: AnswerClaimProps<Dialogs>) {
  const { label, question, children, accept, done, refresh, dialogs, refusal } = props;
  const { notify } = useHost();
  const [isAsking, setAsking] = useState(false);
  const ask = useAsk();
  const nearing = useNearing(dialogs);
  const acceptance = useMutation({
    mutationFn: accept,
    onSuccess: () => notify(done, { type: 'success' }),
    onError: (error) => notify(messageOf(error), { type: 'error' }),
    onSettled: refresh,
  });
  const row = useFocusKept<HTMLDivElement>();
  function handleAccept() {
    setAsking(false);
    acceptance.mutate();
  }
  return (
    <Flex ref={row} gap="2.5" wrap="wrap" paddingTop="2">
      <Button size="sm" loading={acceptance.isPending} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <Button
        size="sm"
        variant="outline"
        {...nearing}
        onClick={() => ask({ later: dialogs, title: 'Refuse the claim', render: refusal })}
      >
        Refuse the claim
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={question.title}
        confirmLabel={question.yes}
        onConfirm={handleAccept}
        onCancel={() => setAsking(false)}
      >
        {children}
      </ConfirmDialog>
    </Flex>
  );
}
