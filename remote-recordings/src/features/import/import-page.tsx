import { ImportPages, type ImportSubject } from '@counterpoint/catalogue/imports';
import { paths } from '@counterpoint/contract/paths';
import { useState } from 'react';
import { recordingKeys } from '../../api/recording-keys.ts';
import * as text from '../../messages/import.generated.ts';
import * as titles from '../../messages/titles.generated.ts';

function createSubject(): ImportSubject {
  return {
    id: 'recording',
    changes: recordingKeys.all[0],
    list: paths.recordings.list(),
    importing: paths.recordings.importing(),
    details: (id) => paths.recordings.details(id),
    files: text.files(),
    accept: '.csv,.tsv,.txt,.xlsx,.xml,.zip',
    newParties: text.newParties(),
  };
}

export function ImportPage() {
  const [subject] = useState(createSubject);
  return (
    <ImportPages
      subject={subject}
      title={titles.importRecordings()}
      context={text.context()}
      breadcrumbs={[
        { label: titles.recordings(), href: paths.recordings.list() },
        { label: titles.importRecordings() },
      ]}
      help={{ label: text.help(), href: paths.account.helpTopic('importing-a-catalogue') }}
    />
  );
}
