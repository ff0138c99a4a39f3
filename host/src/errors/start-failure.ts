import * as text from '../messages/errors.generated.ts';
import { documentMoves } from './document-moves.ts';

/** The look of `ErrorPage` without React and the kit, which may have failed to load. */
const STYLES = {
  main: { maxWidth: '40rem', margin: '0 auto', padding: '4rem 1rem', font: '14px/1.5 Inter, system-ui, sans-serif' },
  title: { margin: '0', fontSize: '26px', lineHeight: '1.2' },
  button: { margin: '1rem 0.75rem 0 0', padding: '0 1rem', height: '40px', borderRadius: '8px', cursor: 'pointer' },
  solid: { border: '1px solid #0d5c63', background: '#0d5c63', color: '#ffffff', font: 'inherit' },
  outline: { border: '1px solid currentColor', background: 'transparent', color: 'inherit', font: 'inherit' },
} as const;

let isShown = false;

/** Shows and reports the first failure only. */
export function showStartFailure(error: unknown): void {
  if (isShown) return;
  isShown = true;
  const main = element('main', '', STYLES.main);
  const status = element('p', '');
  status.setAttribute('role', 'status');
  main.append(
    element('h1', text.somethingWentWrong(), STYLES.title),
    element('p', reasonOf(error)),
    element('p', text.startFailed()),
    button(text.backToHomepage(), STYLES.solid, documentMoves.goHome),
    button(text.reloadPage(), STYLES.outline, documentMoves.reload),
    status,
  );
  main.setAttribute('role', 'alert');
  document.body.append(main);
  void report(error).then((isSent) => {
    status.textContent = isSent ? text.reportSent() : text.reportNotSent();
  });
}

/** Without the address that webpack adds to the message of a file that did not load. */
function reasonOf(error: unknown): string {
  const reason = error instanceof Error ? error.message : String(error);
  return reason.replace(/\s*\([^()]*https?:[^()]*\)/g, '');
}

/** By `fetch` alone, because the HTTP client may have failed to load. */
async function report(error: unknown): Promise<boolean> {
  const description = error instanceof Error ? (error.stack ?? error.message) : String(error);
  try {
    const answer = await fetch('/api/v1/frontend/errorlogs', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ description }),
    });
    return answer.ok;
  } catch {
    return false;
  }
}

function element(tag: string, content: string, styles: Partial<CSSStyleDeclaration> = {}): HTMLElement {
  const made = document.createElement(tag);
  made.textContent = content;
  Object.assign(made.style, styles);
  return made;
}

function button(label: string, look: Partial<CSSStyleDeclaration>, onClick: () => void): HTMLElement {
  const made = element('button', label, STYLES.button);
  Object.assign(made.style, look);
  made.setAttribute('type', 'button');
  made.addEventListener('click', onClick);
  return made;
}
