import { AsyncLocalStorage } from 'node:async_hooks';
import { DEFAULT_LANGUAGE, type Language } from './languages.ts';

const scope = new AsyncLocalStorage<Language>();

/** Language of the current request or mail; English outside of one. */
export function currentLanguage(): Language {
  return scope.getStore() ?? DEFAULT_LANGUAGE;
}

/** Runs `task`, including its asynchronous continuations, in a language. */
export function inLanguage<Result>(language: Language, task: () => Result): Result {
  return scope.run(language, task);
}
