import type { Profile } from '@counterpoint/domain/schemas';
import { createContext, useContext } from 'react';

/** How the member's profile stands; a query's result has this shape. */
export interface ProfileState {
  readonly data: Profile | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

const ProfileContext = createContext<ProfileState | null>(null);
export const ProfileProvider = ProfileContext.Provider;

export function useProfileState(): ProfileState {
  const state = useContext(ProfileContext);
  if (!state) throw new Error('useProfileState() was called outside a ProfileProvider.');
  return state;
}
