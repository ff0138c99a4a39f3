export { ConfirmDialog } from './confirm-dialog.tsx';
export { Dialog } from './dialog.tsx';
export { Drawer } from './drawer.tsx';
export { Menu } from './menu.tsx';
export { Popover } from './popover.tsx';
export { SearchPicker, type SearchPickerProps } from './search-picker/search-picker.tsx';
export { useEarlyEscape } from './use-early-escape.ts';
