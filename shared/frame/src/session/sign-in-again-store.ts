import { createStore, type StoreApi } from 'zustand/vanilla';

/** The one place that a 401 comes to: somebody asks, the dialog answers. */
export interface SignInAgain {
  readonly isAsked: boolean;
  /** Resolves true after the member signed in again. Asked twice at once, both wait for one answer. */
  ask(): Promise<boolean>;
  settle(isSignedIn: boolean): void;
}

export type SignInAgainStore = StoreApi<SignInAgain>;

export function createSignInAgainStore(): SignInAgainStore {
  let answer: PromiseWithResolvers<boolean> | null = null;
  return createStore<SignInAgain>((set) => ({
    isAsked: false,
    ask() {
      answer ??= Promise.withResolvers<boolean>();
      set({ isAsked: true });
      return answer.promise;
    },
    settle(isSignedIn) {
      answer?.resolve(isSignedIn);
      answer = null;
      set({ isAsked: false });
    },
  }));
}
