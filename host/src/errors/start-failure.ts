import { documentMoves } from './document-moves.ts';

/** Said where not even the shell could be loaded; without React, which is among what did not come. */
export function showStartFailure(error: unknown, reload: () => void = documentMoves.reload): void {
  const main = document.createElement('main');
  main.setAttribute('role', 'alert');
  const title = document.createElement('h1');
  title.textContent = 'Something went wrong.';
  const reason = document.createElement('p');
  reason.textContent = error instanceof Error ? error.message : String(error);
  const advice = document.createElement('p');
  advice.textContent = 'Counterpoint could not be loaded. Check your connection and reload the page.';
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Reload Page';
  button.addEventListener('click', reload);
  main.append(title, reason, advice, button);
  document.body.append(main);
}
