import { ImportPages, type ImportSubject } from '@counterpoint/catalogue/imports';
import { paths } from '@counterpoint/contract/paths';
import { useState } from 'react';
import { downloadAcknowledgement } from '../../api/acknowledgements-api.ts';
import { workKeys } from '../../api/work-keys.ts';
import * as text from '../../messages/import.generated.ts';
import * as titles from '../../messages/titles.generated.ts';
import { AcknowledgementsCard } from './acknowledgements-card.tsx';

function createSubject(): ImportSubject {
  return {
    id: 'composition',
    changes: workKeys.all[0],
    list: paths.compositions.list(),
    importing: paths.compositions.importing(),
    details: (id) => paths.compositions.details(id),
    files: text.files(),
    accept: '.csv,.tsv,.txt,.xlsx,.v21,.v22,.V21,.V22,.sub,.SUB,.zip',
    newParties: text.newParties(),
    answer: {
      label: text.downloadAcknowledgement(),
      isFor: ({ state, about }) => state === 'done' && about?.startsWith('CWR') === true,
      download: downloadAcknowledgement,
    },
  };
}

export function ImportPage() {
  const [subject] = useState(createSubject);
  return (
    <ImportPages
      subject={subject}
      title={titles.importWorks()}
      context={text.context()}
      breadcrumbs={[{ label: titles.compositions(), href: paths.compositions.list() }, { label: titles.importWorks() }]}
      help={{ label: text.help(), href: paths.account.helpTopic('importing-a-catalogue') }}
    >
      <AcknowledgementsCard />
    </ImportPages>
  );
}
