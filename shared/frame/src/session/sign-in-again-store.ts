import { createStore, type StoreApi } from 'zustand/vanilla';

export interface SignInAgain {
  readonly isAsked: boolean;
  /** Resolves to true after sign-in; concurrent calls share one answer. */
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
