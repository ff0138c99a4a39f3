import type { Session } from '@counterpoint/domain/schemas/members';
import { currentLanguage, isLanguage, type Language } from '@counterpoint/messages';
import { setPageLanguage } from '@counterpoint/messages/page';
import type { PageElements } from './page-elements.ts';

/** Keeps the typed email while the page reloads, and records that the language was chosen in this tab. */
const KEY = 'counterpoint-language-choice';

export function offerLanguages({ email, languages }: PageElements, reload: () => void): void {
  email.value ||= sessionStorage.getItem(KEY) ?? '';
  for (const button of languages)
    button.addEventListener('click', () => {
      const { language } = button.dataset;
      if (!isLanguage(language)) return;
      sessionStorage.setItem(KEY, email.value);
      setPageLanguage(language);
      reload();
    });
}

/**
 * A language chosen on this page is saved for the member; otherwise the member's saved language applies.
 * @returns whether the application must reload in another language
 */
export function applyMemberLanguage(session: Session, language: Language | null): boolean {
  const isChosenHere = sessionStorage.getItem(KEY) !== null;
  sessionStorage.removeItem(KEY);
  if (language === null || language === currentLanguage()) return false;
  if (isChosenHere) void saveLanguage(session, currentLanguage());
  else setPageLanguage(language);
  return !isChosenHere;
}

async function saveLanguage({ token }: Session, language: Language): Promise<void> {
  await fetch('/api/v1/user/language', {
    method: 'PUT',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ language }),
    keepalive: true,
  }).catch(() => undefined);
}
