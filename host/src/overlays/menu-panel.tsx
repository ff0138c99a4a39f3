import { Drawer } from '@counterpoint/kit/components';
import { MenuList } from '../chrome/menu-list.tsx';

/** The menu of a phone, sliding in from the side. */
export function MenuPanel({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title="Menu" side="left">
      <nav aria-label="Main menu">
        <MenuList onFollow={onClose} />
      </nav>
    </Drawer>
  );
}
