import { createStore, type StoreApi } from 'zustand/vanilla';

export interface Question {
  readonly isOpen: boolean;
  /** Resolves to whether the member did what the dialog asks; concurrent calls share one answer. */
  open(): Promise<boolean>;
  settle(isAnswered: boolean): void;
}

export type QuestionStore = StoreApi<Question>;

export function createQuestionStore(): QuestionStore {
  let answer: PromiseWithResolvers<boolean> | null = null;
  return createStore<Question>((set) => ({
    isOpen: false,
    open() {
      answer ??= Promise.withResolvers<boolean>();
      set({ isOpen: true });
      return answer.promise;
    },
    settle(isAnswered) {
      answer?.resolve(isAnswered);
      answer = null;
      set({ isOpen: false });
    },
  }));
}
