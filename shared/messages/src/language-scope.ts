import { AsyncLocalStorage } from 'node:async_hooks';
import { DEFAULT_LANGUAGE, type Language, preferredLanguage } from './languages.ts';
import { pseudoForm } from './pseudo-form.ts';

const scope = new AsyncLocalStorage<Language>();
const pseudoScope = new AsyncLocalStorage<true>();

/** Language of the current request or mail; English outside of one. */
export function currentLanguage(): Language {
  return scope.getStore() ?? DEFAULT_LANGUAGE;
}

/** Runs `task`, including its asynchronous continuations, in a language. */
export function inLanguage<Result>(language: Language, task: () => Result): Result {
  return scope.run(language, task);
}

/** Runs `task` in the pseudo-language, which is made of English; for development. */
export function inPseudoLanguage<Result>(task: () => Result): Result {
  globalThis.pseudoForm ??= (form) => (pseudoScope.getStore() ? pseudoForm(form) : form);
  return pseudoScope.run(true, () => inLanguage('en', task));
}

/** Runs `task` in the language of the terminal, from POSIX locales such as `fr_FR.UTF-8`. */
export function inTerminalLanguage<Result>(task: () => Result): Result {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  return inLanguage(preferredLanguage(LC_ALL || LC_MESSAGES || LANG || ''), task);
}
