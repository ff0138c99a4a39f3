import { LaterDialog } from '@counterpoint/area-ui/later';
import { EntryPage } from '@counterpoint/catalogue/versions';
import { paths } from '@counterpoint/contract/paths';
import { useParams } from '@counterpoint/contract/router';
import { DIALOGS } from './later-parts.ts';
import { WorkDetailsView } from './work-details.tsx';
import { WORK_VIEW } from './work-view.ts';

const LIST = { href: paths.compositions.list(), name: 'Music compositions', own: 'Your compositions' };
const NOT_SHOWN = { name: 'Music composition', noun: 'composition', list: LIST };
const TOPICS = ['compositions'] as const;

export function DetailsPage() {
  const { compositionId: workId = '' } = useParams();
  return (
    <EntryPage
      view={WORK_VIEW}
      id={workId}
      title="Composition"
      notShown={NOT_SHOWN}
      topics={TOPICS}
      claim={(_asked, work, onClose) => (
        <LaterDialog later={DIALOGS} title="Claim a share" onClose={onClose}>
          {({ ClaimDialog }) => <ClaimDialog work={work} onClose={onClose} />}
        </LaterDialog>
      )}
    >
      {(work) => <WorkDetailsView work={work} />}
    </EntryPage>
  );
}
