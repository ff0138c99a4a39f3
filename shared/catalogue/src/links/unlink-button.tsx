import { ConfirmedButton } from '@counterpoint/area-ui/dialogs';
import { useRef } from 'react';

interface UnlinkButtonProps {
  readonly title: string;
  readonly words: string;
  readonly unlink: () => Promise<unknown>;
}

/** The section takes the focus, because the line disappears. */
export function UnlinkButton({ title, words, unlink }: UnlinkButtonProps) {
  const section = useRef<HTMLElement>(null);
  return (
    <ConfirmedButton
      ref={(button: HTMLButtonElement | null) => {
        // Kept after the button is gone: the line disappears before the response is reported.
        if (button) section.current = button.closest('section');
      }}
      variant="ghost"
      size="sm"
      aria-label={`Unlink ${title}`}
      label="Unlink"
      question={{ title: `Unlink “${title}”?`, yes: 'Unlink', tone: 'danger' }}
      act={unlink}
      done="The link is taken back."
      onDone={() => section.current?.focus()}
    >
      {words}
    </ConfirmedButton>
  );
}
