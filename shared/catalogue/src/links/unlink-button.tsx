import { ConfirmedButton } from '@counterpoint/area-ui/dialogs';
import { useMay } from '@counterpoint/contract';
import { useRef } from 'react';
import * as text from '../messages/links.generated.ts';

interface UnlinkButtonProps {
  readonly title: string;
  readonly words: string;
  readonly unlink: () => Promise<unknown>;
}

/** The section takes the focus, because the line disappears. */
export function UnlinkButton({ title, words, unlink }: UnlinkButtonProps) {
  const section = useRef<HTMLElement>(null);
  if (!useMay('catalogue:change')) return null;
  return (
    <ConfirmedButton
      ref={(button: HTMLButtonElement | null) => {
        // Kept after the button is gone: the line disappears before the response is reported.
        if (button) section.current = button.closest('section');
      }}
      variant="ghost"
      size="sm"
      aria-label={text.unlinkTitle({ title })}
      label={text.unlink()}
      question={{ title: text.unlinkQuestion({ title }), yes: text.unlink(), tone: 'danger' }}
      act={unlink}
      done={text.unlinked()}
      onDone={() => section.current?.focus()}
    >
      {words}
    </ConfirmedButton>
  );
}
