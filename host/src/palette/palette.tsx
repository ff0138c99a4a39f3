import { useNavigate } from '@counterpoint/contract/router';
import type { Profile } from '@counterpoint/domain/schemas/members';
import { Dialog } from '@counterpoint/kit/components';
import { useColorMode } from '@counterpoint/kit/core';
import { useRef } from 'react';
import * as text from '../messages/palette.generated.ts';
import { useMemberChoice } from '../session/use-member-choice.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import type { Choice } from './choices.ts';
import { PaletteSearch } from './palette-search.tsx';

export function Palette({ user, isOpen, onClose }: { user: Profile; isOpen: boolean; onClose: () => void }) {
  const chosen = useRef<Choice | null>(null);
  const carryOut = useRunChoice();

  function handleChoose(choice: Choice): void {
    chosen.current = choice;
    onClose();
  }

  /** After the dialog has returned the focus, so that the new page takes it last. */
  function handleGone(): void {
    const choice = chosen.current;
    chosen.current = null;
    if (choice) carryOut(choice);
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text.title()} isAtTop>
      <PaletteSearch user={user} onChoose={handleChoose} onGone={handleGone} />
    </Dialog>
  );
}

function useRunChoice(): (choice: Choice) => void {
  const navigate = useNavigate();
  const signOut = useSignOut();
  const chooseMember = useMemberChoice();
  const { setChoice } = useColorMode();
  return ({ does }) => {
    if (does === 'sign-out') signOut();
    else if ('goTo' in does) void navigate(does.goTo);
    else if ('actFor' in does) void chooseMember(does.actFor);
    else setChoice(does.colorMode);
  };
}
