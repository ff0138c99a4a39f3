import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import { ConfirmDialog } from '@counterpoint/kit/components';
import { Button } from '@counterpoint/kit/core';
import { useRef, useState } from 'react';

interface UnlinkButtonProps {
  /** What it was linked with. */
  readonly title: string;
  /** What it means, for who is asked once more. */
  readonly words: string;
  readonly unlink: () => Promise<unknown>;
}

/** Takes a link back, once more asked. The section that it stands in takes the focus, since its line goes. */
export function UnlinkButton({ title, words, unlink }: UnlinkButtonProps) {
  const { notify } = useHost();
  const [isAsking, setAsking] = useState(false);
  const section = useRef<HTMLElement>(null);
  const unlinking = useMutation({
    mutationFn: unlink,
    onSuccess() {
      notify('The link is taken back.', { type: 'success' });
      section.current?.focus();
    },
    onError: (error) => notify(messageOf(error), { type: 'error' }),
  });
  function handleConfirm() {
    setAsking(false);
    unlinking.mutate();
  }
  return (
    <>
      <Button
        ref={(button: HTMLButtonElement | null) => {
          // Kept when the button is gone: the line goes before the answer is told.
          if (button) section.current = button.closest('section');
        }}
        variant="ghost"
        size="sm"
        loading={unlinking.isPending}
        aria-label={`Unlink ${title}`}
        onClick={() => setAsking(true)}
      >
        Unlink
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Unlink “${title}”?`}
        confirmLabel="Unlink"
        tone="danger"
        onConfirm={handleConfirm}
        onCancel={() => setAsking(false)}
      >
        {words}
      </ConfirmDialog>
    </>
  );
}
