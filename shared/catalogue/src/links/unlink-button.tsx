import { ConfirmedButton } from '@counterpoint/area-ui/dialogs';
import { useRef } from 'react';

interface UnlinkButtonProps {
  /** What it was linked with. */
  readonly title: string;
  /** What it means, for who is asked once more. */
  readonly words: string;
  readonly unlink: () => Promise<unknown>;
}

/** Takes a link back, once more asked. The section that it stands in takes the focus, since its line goes. */
export function UnlinkButton({ title, words, unlink }: UnlinkButtonProps) {
  const section = useRef<HTMLElement>(null);
  return (
    <ConfirmedButton
      ref={(button: HTMLButtonElement | null) => {
        // Kept when the button is gone: the line goes before the answer is told.
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
