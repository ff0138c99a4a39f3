import { DownloadButton } from '@counterpoint/area-ui/files';
import { usePrefetchOnIntent } from '@counterpoint/area-ui/lazy';
import { ButtonLink } from '@counterpoint/area-ui/page';
import {
  EntryActions,
  type EntryView,
  isRegistered,
  type OwnCase,
  useIsRepresenting,
} from '@counterpoint/catalogue/revisions';
import { paths } from '@counterpoint/contract/paths';
import { useNavigate } from '@counterpoint/contract/router';
import type { WorkDetails } from '@counterpoint/domain/schemas/works';
import { downloadCertificate } from '../../api/work-api.ts';
import { WORKS } from '../../api/works.ts';
import * as claims from '../../messages/claims.generated.ts';
import * as text from '../../messages/details.generated.ts';
import { DIALOGS } from './lazy-parts.ts';

interface WorkActionsProps {
  readonly work: WorkDetails;
  readonly ownCase: OwnCase | null;
  /** Whether a claim of the member awaits the submitter or the outcome of a case. */
  readonly hasClaimed: boolean;
}

export function WorkActions({ work, ownCase, hasClaimed }: WorkActionsProps) {
  const { id, is_mine, is_party } = work;
  const navigate = useNavigate();
  const isRepresenting = useIsRepresenting();
  const claim = { value: 'claim', label: claims.claim(), run: () => void navigate(paths.compositions.claim(id)) };
  return (
    <EntryActions
      view={WORK_VIEW}
      entry={work}
      more={[isRegistered(work) && is_party && !is_mine && !isRepresenting && claim]}
      ownCase={ownCase}
      registered={!isRepresenting && <RegisteredActions work={work} ownCase={ownCase} hasClaimed={hasClaimed} />}
    />
  );
}

function RegisteredActions({ work, ownCase, hasClaimed }: WorkActionsProps) {
  const { id, is_mine, is_party, pending_revision } = work;
  const prefetch = usePrefetchOnIntent(DIALOGS);
  return (
    <>
      {is_party && (
        <DownloadButton download={(http) => downloadCertificate(http, id)}>{text.certificate()}</DownloadButton>
      )}
      {is_mine && pending_revision === null && (
        <ButtonLink variant={ownCase ? 'outline' : 'solid'} to={paths.compositions.amend(id)}>
          {text.amend()}
        </ButtonLink>
      )}
      {!is_party && !ownCase && !hasClaimed && (
        <ButtonLink to={paths.compositions.claim(id)} {...prefetch}>
          {claims.claim()}
        </ButtonLink>
      )}
    </>
  );
}

export const WORK_VIEW: EntryView<WorkDetails> = {
  source: WORKS,
  noun: 'work',
  given: 'shares',
  titleOf: ({ title }) => title,
  partiesOf: ({ writers, publishers, removed }) => [...writers, ...publishers, ...removed],
  paths: { ...paths.compositions, oppose: paths.oppositions.opposeWork },
  get withdrawn() {
    return text.withdrawal();
  },
  dialogs: DIALOGS,
};
