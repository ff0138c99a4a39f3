import { ImportPages, type ImportSubject } from '@counterpoint/catalogue/imports';
import { paths } from '@counterpoint/contract/paths';
import { recordingKeys } from '../../api/recording-keys.ts';

const RECORDINGS: ImportSubject = {
  id: 'recording',
  noun: ['recording', 'recordings'],
  changes: recordingKeys.all[0],
  list: paths.recordings.list(),
  importing: paths.recordings.importing(),
  details: (id) => paths.recordings.details(id),
  files: 'A table of recordings as CSV or Excel, or a DDEX ERN 4 message as XML',
  accept: '.csv,.tsv,.txt,.xlsx,.xml',
  newParties: 'Rights holders and contributors to be added',
};

export function ImportPage() {
  return (
    <ImportPages
      subject={RECORDINGS}
      title="Import recordings"
      context="Many recordings at once, from a table or a DDEX message."
      breadcrumbs={[{ label: 'Sound recordings', href: paths.recordings.list() }, { label: 'Import recordings' }]}
      help={{ label: 'How importing works', href: paths.account.helpTopic('importing-a-catalogue') }}
    />
  );
}
