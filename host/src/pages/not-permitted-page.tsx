import { useHost } from '@counterpoint/contract';
import { portalAreaName } from '@counterpoint/contract/areas';
import { paths } from '@counterpoint/contract/paths';
import { currentLanguage, LOCALES } from '@counterpoint/messages';
import * as text from '../messages/errors.generated.ts';
import { NoticePage } from './notice-page.tsx';

/** In place of a page that the person's role doesn't allow. */
export function NotPermittedPage() {
  const { user } = useHost();
  const areas = user?.person.areas?.map(portalAreaName);
  return (
    <NoticePage
      title={text.notPermitted()}
      heading={text.notPermitted()}
      advice={
        areas
          ? text.limitedAdvice({ areas: new Intl.ListFormat(LOCALES[currentLanguage()]).format(areas) })
          : text.notPermittedAdvice()
      }
      link={{ to: paths.account.people(), label: text.seeRole() }}
    />
  );
}
