import * as text from '../messages/errors.generated.ts';
import { documentMoves } from './document-moves.ts';

/** Works without React, which may have failed to load. */
export function showStartFailure(error: unknown, reload: () => void = documentMoves.reload): void {
  const main = document.createElement('main');
  main.setAttribute('role', 'alert');
  const title = document.createElement('h1');
  title.textContent = text.somethingWentWrong();
  const reason = document.createElement('p');
  reason.textContent = error instanceof Error ? error.message : String(error);
  const advice = document.createElement('p');
  advice.textContent = text.startFailed();
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = text.reloadPage();
  button.addEventListener('click', reload);
  main.append(title, reason, advice, button);
  document.body.append(main);
}
