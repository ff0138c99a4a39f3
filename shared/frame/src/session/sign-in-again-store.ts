import { createStore, type StoreApi } from 'zustand/vanilla';

export interface SignInAgain {
  readonly isOpen: boolean;
  /** Resolves to true after sign-in; concurrent calls share one answer. */
  open(): Promise<boolean>;
  settle(isSignedIn: boolean): void;
}

export type SignInAgainStore = StoreApi<SignInAgain>;

export function createSignInAgainStore(): SignInAgainStore {
  let answer: PromiseWithResolvers<boolean> | null = null;
  return createStore<SignInAgain>((set) => ({
    isOpen: false,
    open() {
      answer ??= Promise.withResolvers<boolean>();
      set({ isOpen: true });
      return answer.promise;
    },
    settle(isSignedIn) {
      answer?.resolve(isSignedIn);
      answer = null;
      set({ isOpen: false });
    },
  }));
}
