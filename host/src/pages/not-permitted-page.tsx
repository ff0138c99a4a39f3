import { useHost } from '@counterpoint/contract';
import { portalAreaName } from '@counterpoint/contract/areas';
import { paths } from '@counterpoint/contract/paths';
import { useLocation } from '@counterpoint/contract/router';
import type { Profile } from '@counterpoint/domain/schemas/members';
import { formatList } from '@counterpoint/messages';
import { mayOpen } from '../areas/may-open.ts';
import * as text from '../messages/errors.generated.ts';
import { NoticePage } from './notice-page.tsx';

/** Whether the role would open the page if it weren't limited to areas. */
function isClosedByAreas(user: Profile, path: string): boolean {
  return mayOpen({ ...user, person: { ...user.person, areas: null } }, path);
}

/** In place of a page that the person's role doesn't allow. */
export function NotPermittedPage() {
  const { user } = useHost();
  const { pathname } = useLocation();
  const areas = user && isClosedByAreas(user, pathname) ? user.person.areas?.map(portalAreaName) : null;
  return (
    <NoticePage
      title={text.notPermitted()}
      heading={text.notPermitted()}
      advice={areas ? text.limitedAdvice({ areas: formatList(areas) }) : text.notPermittedAdvice()}
      link={{ to: paths.account.people(), label: text.seeRole() }}
    />
  );
}
