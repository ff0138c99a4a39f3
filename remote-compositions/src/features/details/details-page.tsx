import { LazyDialog } from '@counterpoint/area-ui/lazy';
import { EntryPage } from '@counterpoint/catalogue/revisions';
import { paths } from '@counterpoint/contract/paths';
import { useParams } from '@counterpoint/contract/router';
import * as claims from '../../messages/claims.generated.ts';
import * as text from '../../messages/details.generated.ts';
import * as titles from '../../messages/titles.generated.ts';
import * as works from '../../messages/works.generated.ts';
import { DIALOGS } from './lazy-parts.ts';
import { WORK_VIEW } from './work-actions.tsx';
import { WorkDetailsView } from './work-details.tsx';

const TOPICS = ['compositions'] as const;

export function DetailsPage() {
  const { compositionId: workId = '' } = useParams();
  const list = { href: paths.compositions.list(), name: titles.compositions(), own: works.yourCompositions() };
  return (
    <EntryPage
      view={WORK_VIEW}
      id={workId}
      title={titles.composition()}
      notShown={{ name: text.notFoundName(), list }}
      topics={TOPICS}
      claim={(_lineUp, work, onClose) => (
        <LazyDialog lazy={DIALOGS} title={claims.claim()} onClose={onClose}>
          {({ ClaimDialog }) => <ClaimDialog work={work} onClose={onClose} />}
        </LazyDialog>
      )}
    >
      {(work) => <WorkDetailsView work={work} />}
    </EntryPage>
  );
}
