import { messageOf, nothing } from '@counterpoint/client/http';
import { currentLanguage, isLanguage } from '@counterpoint/messages';
import { setPageLanguage } from '@counterpoint/messages/page';
import { usePortal } from '../app/portal.ts';
import { notify } from '../toasts/notify.ts';

export function useLanguageChoice(): (language: string) => Promise<void> {
  const { session, http, place } = usePortal();
  return async (language) => {
    if (!isLanguage(language) || language === currentLanguage()) return;
    try {
      if (session.get()) await http.put('user/language', { schema: nothing, json: { language } });
      setPageLanguage(language);
      place.reload();
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    }
  };
}
