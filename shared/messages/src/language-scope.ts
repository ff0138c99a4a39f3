import { AsyncLocalStorage } from 'node:async_hooks';
import { DEFAULT_LANGUAGE, type Language } from './languages.ts';

const scope = new AsyncLocalStorage<Language>();

/** Returns the language of the request or mail that is being answered; English outside of any. */
export function currentLanguage(): Language {
  return scope.getStore() ?? DEFAULT_LANGUAGE;
}

/** Runs `task`, and everything it starts, in a language. */
export function inLanguage<Result>(language: Language, task: () => Result): Result {
  return scope.run(language, task);
}
