import { Drawer } from '@counterpoint/kit/components';
import { Icon, IconButton } from '@counterpoint/kit/core';
import { useState } from 'react';
import { MenuList } from './menu-list.tsx';

/** On a phone: a button, and the menu sliding in from the side. */
export function MenuDrawer() {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <IconButton
        aria-label="Open the menu"
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        variant="ghost"
        onClick={() => setIsOpen(true)}
      >
        <Icon name="menu" />
      </IconButton>
      <Drawer isOpen={isOpen} onClose={close} title="Menu" side="left">
        <nav aria-label="Main menu">
          <MenuList onFollow={close} />
        </nav>
      </Drawer>
    </>
  );
}
