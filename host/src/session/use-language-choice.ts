import { messageOf, nothing } from '@counterpoint/client/http';
import { hasUnsavedWork } from '@counterpoint/frame';
import { currentLanguage, isLanguage } from '@counterpoint/messages';
import { setPageLanguage } from '@counterpoint/messages/page';
import { usePortal } from '../app/portal.ts';
import { notify } from '../toasts/notify.ts';

/** Asks first if the page has unsaved work, which its reload would lose. */
export function useLanguageChoice(): (language: string) => Promise<void> {
  const { session, http, place, leaving } = usePortal();
  return async (language) => {
    if (!isLanguage(language) || language === currentLanguage()) return;
    if (hasUnsavedWork() && !(await leaving.getState().open())) return;
    try {
      if (session.get()) await http.put('user/language', { schema: nothing, json: { language } });
      setPageLanguage(language);
      place.reload();
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
  };
}
