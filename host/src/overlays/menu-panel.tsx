import { Drawer } from '@counterpoint/kit/components';
import { Flex } from '@counterpoint/kit/core';
import { MenuList } from '../chrome/menu-list.tsx';
import * as text from '../messages/shell.generated.ts';

export function MenuPanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={text.menu()}>
      <Flex as="nav" aria-label={text.mainMenu()} minHeight="100%">
        <MenuList onFollow={onClose} />
      </Flex>
    </Drawer>
  );
}
