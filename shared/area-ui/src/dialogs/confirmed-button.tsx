import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import { ConfirmDialog } from '@counterpoint/kit/components';
import { Button } from '@counterpoint/kit/core';
import { type ComponentProps, type ReactNode, useState } from 'react';

interface ConfirmedButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick' | 'loading' | 'children'> {
  readonly label: string;
  /** What is asked first, and the verb of yes. */
  readonly question: { readonly title: string; readonly yes: string; readonly tone?: 'danger' };
  readonly children: ReactNode;
  readonly act: () => Promise<unknown>;
  readonly done: string;
  readonly onDone?: () => void;
}

/** A button that asks before it acts, and says what came of it. */
export function ConfirmedButton(props: ConfirmedButtonProps) {
  const { label, question, children, act, done, onDone, ...button } = props;
  const { notify } = useHost();
  const [isAsking, setAsking] = useState(false);
  const acting = useMutation({
    mutationFn: act,
    onSuccess() {
      notify(done, { type: 'success' });
      onDone?.();
    },
    onError: (error) => notify(messageOf(error), { type: 'error' }),
  });
  function handleConfirm() {
    setAsking(false);
    acting.mutate();
  }
  return (
    <>
      <Button {...button} loading={acting.isPending} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={question.title}
        confirmLabel={question.yes}
        tone={question.tone ?? 'normal'}
        onConfirm={handleConfirm}
        onCancel={() => setAsking(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
