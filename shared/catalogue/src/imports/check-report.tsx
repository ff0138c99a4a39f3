import { useLeaveGuard } from '@counterpoint/client/drafts';
import type { ImportDetails, ImportPreview, ImportReport } from '@counterpoint/domain/schemas/imports';
import { ConfirmDialog } from '@counterpoint/kit/components';
import { Alert, Button, Flex, Heading, Stack, StackedCard, Text } from '@counterpoint/kit/core';
import { Facts } from '@counterpoint/kit/page';
import { useState } from 'react';
import * as text from '../messages/imports.generated.ts';
import { ColumnMapping } from './column-mapping.tsx';
import { FocusRecovery } from './focus-recovery.tsx';
import { useImportSubject } from './imports-api.ts';
import { useImportStep } from './opened-import-api.ts';
import { RepairList } from './repair-list.tsx';
import { ReportFiles } from './report-files.tsx';
import { type RightsEntry, RightsForAll } from './rights-for-all.tsx';
import { StartForm } from './start-form.tsx';
import type { CellCorrections } from './use-cell-corrections.ts';

interface CheckReportProps {
  readonly job: ImportDetails;
  readonly report: ImportReport;
  readonly corrections: CellCorrections;
  readonly rightsEntry: RightsEntry;
}

export function CheckReport({ job, report, corrections, rightsEntry }: CheckReportProps) {
  const [isMapping, setMapping] = useState(false);
  useLeaveGuard(isMapping && rightsEntry.entered !== null && !corrections.isDiscarded);
  if (isMapping && job.preview)
    return (
      <FocusRecovery key="columns">
        <ColumnMapping job={job} preview={job.preview} corrections={corrections} onCancel={() => setMapping(false)} />
      </FocusRecovery>
    );
  return (
    <FocusRecovery key="report">
      <Stack gap="5">
        <StackedCard>
          <Heading size="md">{text.results()}</Heading>
          <Summary report={report} />
          {job.preview && <Corrected job={job} preview={job.preview} />}
          <Flex gap="2" wrap="wrap">
            {job.preview && (
              <Button variant="outline" onClick={() => setMapping(true)}>
                {text.mapAgain()}
              </Button>
            )}
            <ReportFiles job={job} />
          </Flex>
        </StackedCard>
        <RightsForAll job={job} report={report} entry={rightsEntry} isDiscarded={corrections.isDiscarded} />
        {report.is_refused ? (
          <Alert tone="error" title={text.refused()}>
            {text.refusedHint()}
          </Alert>
        ) : (
          <StartForm job={job} report={report} unsaved={corrections.count} />
        )}
        {report.repairs.length > 0 && <RepairList job={job} repairs={report.repairs} corrections={corrections} />}
      </Stack>
    </FocusRecovery>
  );
}

function Corrected({ job, preview }: { readonly job: ImportDetails; readonly preview: ImportPreview }) {
  const { columns, share_unit, corrections } = preview;
  const checking = useImportStep(job, 'choices');
  const [isConfirming, setConfirming] = useState(false);
  const count = corrections.length;
  if (count === 0) return null;
  return (
    <Flex gap="3" wrap="wrap" align="center">
      <Text color="muted">{text.correctedHere({ count })}</Text>
      <Button variant="ghost" size="sm" onClick={() => setConfirming(true)}>
        {text.undoCorrections()}
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        title={text.undoCorrectionsQuestion({ count })}
        confirmLabel={text.undoCorrections()}
        tone="danger"
        isBusy={checking.isPending}
        onConfirm={() =>
          checking.mutate({ columns, share_unit, corrections: [] }, { onSettled: () => setConfirming(false) })
        }
        onCancel={() => setConfirming(false)}
      >
        {text.undoCorrectionsHint()}
      </ConfirmDialog>
    </Flex>
  );
}

function Summary({ report: { works, clean, draftable, new_parties } }: { readonly report: ImportReport }) {
  const { some, newParties } = useImportSubject();
  const excluded = works - clean;
  const items = [
    { label: text.inFile(), value: some(works) },
    { label: text.registrable(), value: some(clean) },
    { label: text.leftOut(), value: some(excluded) },
    ...(draftable > clean ? [{ label: text.draftable(), value: some(draftable - clean) }] : []),
    { label: newParties, value: text.number({ count: new_parties }) },
  ];
  return (
    <>
      <Facts items={items} />
      {excluded === 0 && <Text color="muted">{text.noProblems()}</Text>}
    </>
  );
}
