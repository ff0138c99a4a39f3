import { ConfirmedButton } from '@counterpoint/area-ui/dialogs';
import { useMay } from '@counterpoint/contract';
import * as text from '../messages/links.generated.ts';

interface UnlinkButtonProps {
  readonly title: string;
  readonly words: string;
  readonly unlink: () => Promise<unknown>;
}

export function UnlinkButton({ title, words, unlink }: UnlinkButtonProps) {
  if (!useMay('catalogue:change')) return null;
  return (
    <ConfirmedButton
      variant="ghost"
      size="sm"
      aria-label={text.unlinkTitle({ title })}
      label={text.unlink()}
      question={{ title: text.unlinkQuestion({ title }), yes: text.unlink(), tone: 'danger' }}
      act={unlink}
      done={text.unlinked()}
    >
      {words}
    </ConfirmedButton>
  );
}
