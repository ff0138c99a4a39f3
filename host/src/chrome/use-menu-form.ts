import { FROM_MEDIUM, useMediaQuery } from '@counterpoint/kit/core';

export type MenuForm = 'full' | 'rail' | 'drawer';

const FROM_SMALL = '(min-width: 480px)';

export function useMenuForm(): MenuForm {
  const isMedium = useMediaQuery(FROM_MEDIUM);
  const isSmall = useMediaQuery(FROM_SMALL);
  if (isMedium) return 'full';
  return isSmall ? 'rail' : 'drawer';
}
