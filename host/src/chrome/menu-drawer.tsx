import { Icon, IconButton } from '@counterpoint/kit/core';
import { useState } from 'react';
import * as text from '../messages/shell.generated.ts';
import { loadOverlays, useOverlays, warmOverlays } from '../overlays/use-overlays.ts';

export function MenuDrawer() {
  const overlays = useOverlays();
  const [isOpen, setIsOpen] = useState(false);

  async function handleOpen(): Promise<void> {
    if (await loadOverlays()) setIsOpen(true);
  }

  return (
    <>
      <IconButton
        aria-label={text.openMenu()}
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        onPointerEnter={warmOverlays}
        onFocus={warmOverlays}
        onClick={() => void handleOpen()}
      >
        <Icon name="menu" />
      </IconButton>
      {overlays && <overlays.MenuPanel isOpen={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
