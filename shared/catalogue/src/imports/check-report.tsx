import type { ImportDetails, ImportReport } from '@counterpoint/domain/schemas/imports';
import { Alert, Button, Card, Flex, Heading, Stack, Text } from '@counterpoint/kit/core';
import { Facts } from '@counterpoint/kit/page';
import { useState } from 'react';
import { ColumnMapping } from './column-mapping.tsx';
import { useImportSubject } from './import-subject.ts';
import { RepairList } from './repair-list.tsx';
import { ReportFiles } from './report-files.tsx';
import { StartForm } from './start-form.tsx';

export function CheckReport({ job, report }: { readonly job: ImportDetails; readonly report: ImportReport }) {
  const [isMapping, setMapping] = useState(false);
  if (isMapping && job.preview) return <ColumnMapping job={job} preview={job.preview} />;
  return (
    <Stack gap="5">
      <Card>
        <Stack gap="4">
          <Heading size="md">What was found</Heading>
          <Summary report={report} />
          <Flex gap="2" wrap="wrap">
            {job.preview && (
              <Button variant="outline" onClick={() => setMapping(true)}>
                Choose columns again
              </Button>
            )}
            <ReportFiles job={job} hasFindings={report.repairs.length > 0} />
          </Flex>
        </Stack>
      </Card>
      {report.is_refused ? (
        <Alert tone="error" title="This file cannot be imported as it is">
          There is a problem with the whole file. Fix it and upload it again.
        </Alert>
      ) : (
        <StartForm job={job} report={report} />
      )}
      {report.repairs.length > 0 && <RepairList job={job} repairs={report.repairs} />}
    </Stack>
  );
}

function Summary({ report: { works, clean, draftable, new_parties } }: { readonly report: ImportReport }) {
  const { some, newParties } = useImportSubject();
  const left = works - clean;
  const items = [
    { label: 'In the file', value: some(works) },
    { label: 'Can be registered', value: some(clean) },
    { label: 'Left out as they are', value: some(left) },
    ...(draftable > clean ? [{ label: 'Of these, can be kept as drafts', value: some(draftable - clean) }] : []),
    { label: newParties, value: new_parties.toLocaleString('en') },
  ];
  return (
    <>
      <Facts items={items} />
      {left === 0 && <Text color="muted">Nothing has to be mended.</Text>}
    </>
  );
}
