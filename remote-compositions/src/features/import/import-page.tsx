import { ImportPages, type ImportSubject } from '@counterpoint/catalogue/imports';
import { paths } from '@counterpoint/contract/paths';
import { downloadAcknowledgement } from '../../api/cwr-api.ts';
import { workKeys } from '../../api/work-keys.ts';
import { AnswersCard } from './answers-card.tsx';

const WORKS: ImportSubject = {
  id: 'composition',
  noun: ['work', 'works'],
  changes: workKeys.all[0],
  list: paths.compositions.list(),
  importing: paths.compositions.importing(),
  details: (id) => paths.compositions.details(id),
  files: 'A table of works as CSV or Excel, or a CWR 2.1 or 2.2 file',
  accept: '.csv,.tsv,.txt,.xlsx,.v21,.v22,.V21,.V22',
  newParties: 'Writers and publishers to be added',
  answer: {
    label: 'Download acknowledgement',
    // A CWR import gets a CWR acknowledgement once it is done.
    isFor: ({ state, about }) => state === 'done' && about?.startsWith('CWR') === true,
    download: downloadAcknowledgement,
  },
};

export function ImportPage() {
  return (
    <ImportPages
      subject={WORKS}
      title="Import works"
      context="Many works at once, from a table or a CWR file."
      breadcrumbs={[{ label: 'Music compositions', href: paths.compositions.list() }, { label: 'Import works' }]}
      help={{ label: 'How importing works', href: paths.account.helpTopic('importing-a-catalogue') }}
    >
      <AnswersCard />
    </ImportPages>
  );
}
