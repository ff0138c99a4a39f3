import { paths } from '@counterpoint/contract/paths';
import * as text from '../messages/errors.generated.ts';
import { NoticePage } from './notice-page.tsx';

/** In place of a page that the person's role doesn't allow. */
export function NotPermittedPage() {
  return (
    <NoticePage
      title={text.notPermitted()}
      heading={text.notPermitted()}
      advice={text.notPermittedAdvice()}
      link={{ to: paths.account.people(), label: text.seeRole() }}
    />
  );
}
