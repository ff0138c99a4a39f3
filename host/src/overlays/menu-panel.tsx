import { Drawer } from '@counterpoint/kit/components';
import { Flex } from '@counterpoint/kit/core';
import { MenuList } from '../chrome/menu-list.tsx';

export function MenuPanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title="Menu" side="left">
      <Flex as="nav" aria-label="Main menu" minHeight="100%">
        <MenuList onFollow={onClose} />
      </Flex>
    </Drawer>
  );
}
