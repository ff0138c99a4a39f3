import { Text } from '@counterpoint/kit/core';
import { createContext, useContext } from 'react';
import * as text from '../messages/mandates.generated.ts';

export const RepresentedName = createContext<string | null>(null);

/** Whether the page shows an entry to a representative, who may only confirm or contest it. */
export function useIsRepresenting(): boolean {
  return useContext(RepresentedName) !== null;
}

/** For dialogs, whose answer counts as the represented member's. */
export function OnBehalf() {
  const name = useContext(RepresentedName);
  return name !== null && <Text fontWeight="semibold">{text.onBehalfOf({ name })}</Text>;
}
