import { FROM_MEDIUM, useMediaQuery } from '@counterpoint/kit/core';

/** From 768 wide a full menu, from 480 a rail of icons, below that a drawer behind a button. */
export type MenuForm = 'full' | 'rail' | 'drawer';

const FROM_SMALL = '(min-width: 480px)';

/** Which form the menu has at the width that the window has now. */
export function useMenuForm(): MenuForm {
  const isMedium = useMediaQuery(FROM_MEDIUM);
  const isSmall = useMediaQuery(FROM_SMALL);
  if (isMedium) return 'full';
  return isSmall ? 'rail' : 'drawer';
}
