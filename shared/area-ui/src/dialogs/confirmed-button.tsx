import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import { ConfirmDialog } from '@counterpoint/kit/components';
import { Button, useFocusRecovery } from '@counterpoint/kit/core';
import { type ComponentProps, type ReactNode, useState } from 'react';

interface ConfirmedButtonProps extends Omit<ComponentProps<typeof Button>, 'ref' | 'onClick' | 'loading' | 'children'> {
  readonly label: string;
  readonly question: { readonly title: string; readonly yes: string; readonly tone?: 'danger' };
  /** The effect of the act. */
  readonly children: ReactNode;
  readonly act: () => Promise<unknown>;
  /** The notice after it. */
  readonly done: string;
  readonly onDone?: () => void;
}

/** A button that shows the effect of an act and asks for confirmation. */
export function ConfirmedButton(props: ConfirmedButtonProps) {
  const { label, question, children, act, done, onDone, ...button } = props;
  const { notify } = useHost();
  const opener = useFocusRecovery<HTMLButtonElement>();
  const [isOpen, setOpen] = useState(false);
  const acting = useMutation({
    mutationFn: act,
    onSuccess() {
      notify(done, { type: 'success' });
      onDone?.();
    },
    onError: (error) => notify(messageOf(error), { type: 'error' }),
  });
  function handleConfirm() {
    setOpen(false);
    acting.mutate();
  }
  return (
    <>
      <Button {...button} ref={opener} loading={acting.isPending} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={question.title}
        confirmLabel={question.yes}
        tone={question.tone ?? 'normal'}
        onConfirm={handleConfirm}
        onCancel={() => setOpen(false)}
      >
        {children}
      </ConfirmDialog>
    </>
  );
}
