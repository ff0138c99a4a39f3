import { countDuplicates, countSelected } from '@counterpoint/domain/imports';
import type { ImportDetails, ImportReport, ImportStart } from '@counterpoint/domain/schemas/imports';
import { Alert, Button, Card, Flex, Heading, Stack, Text } from '@counterpoint/kit/core';
import { Checkbox, RadioCards } from '@counterpoint/kit/form';
import { useState } from 'react';
import * as text from '../messages/imports.generated.ts';
import { useImportSubject } from './import-subject.ts';
import { startImport } from './imports-api.ts';
import { useImportStep } from './use-import.ts';

export function StartForm({ job, report }: { readonly job: ImportDetails; readonly report: ImportReport }) {
  const { id: what, some } = useImportSubject();
  const isAnyClean = report.clean + report.claimable > 0 || report.draftable === 0;
  const [choices, setChoices] = useState<ImportStart>({
    as_drafts: !isAnyClean,
    leaves_out_alike: false,
    claims_rights: false,
  });
  const starting = useImportStep((http, chosen: ImportStart) => startImport(http, job, chosen));
  if (report.draftable + report.claimable === 0)
    return (
      <Alert tone="warning" title={text.nothingImportable({ what })}>
        {text.nothingImportableHint()}
      </Alert>
    );
  const { written, claimed } = countSelected(report, choices);
  const left = report.works - written - claimed;
  return (
    <Card>
      <Stack gap="4">
        <Heading size="md">{text.importTitle()}</Heading>
        <RadioCards
          legend={text.mode({ what })}
          options={[
            { value: 'register', label: text.register(), help: text.registerHelp() },
            { value: 'drafts', label: text.asDrafts(), help: text.asDraftsHelp() },
          ]}
          value={choices.as_drafts ? 'drafts' : 'register'}
          onChange={(mode) => setChoices({ ...choices, as_drafts: mode === 'drafts' })}
        />
        <Choosing report={report} choices={choices} onChange={setChoices} />
        <Flex gap="3" wrap="wrap" align="center" justify="space-between">
          <Text color="muted">
            {left > 0 && `${text.willBeLeftOut({ entries: some(left) })} `}
            {text.canUndo()}
          </Text>
          <Button
            loading={starting.isPending}
            disabled={written + claimed === 0}
            onClick={() => starting.mutate({ ...choices, claims_rights: claimed > 0 })}
          >
            {verbOf(choices, { written, claimed }, some)}
          </Button>
        </Flex>
      </Stack>
    </Card>
  );
}

interface ChoosingProps {
  readonly report: ImportReport;
  readonly choices: ImportStart;
  readonly onChange: (choices: ImportStart) => void;
}

function Choosing({ report, choices, onChange }: ChoosingProps) {
  const { some } = useImportSubject();
  const alike = countDuplicates(report, choices);
  return (
    <>
      {alike > 0 && (
        <Checkbox
          label={text.leaveOutDuplicates({ entries: some(alike) })}
          help={text.leaveOutDuplicatesHelp()}
          checked={choices.leaves_out_alike}
          onChange={({ target }) => onChange({ ...choices, leaves_out_alike: target.checked })}
        />
      )}
      {!choices.as_drafts && report.claimable > 0 && (
        <Checkbox
          label={text.claimRights({ entries: some(report.claimable) })}
          help={text.claimRightsHelp()}
          checked={choices.claims_rights}
          onChange={({ target }) => onChange({ ...choices, claims_rights: target.checked })}
        />
      )}
    </>
  );
}

function verbOf(
  { as_drafts }: ImportStart,
  { written, claimed }: ReturnType<typeof countSelected>,
  some: (number: number) => string,
): string {
  if (as_drafts) return text.saveDrafts({ entries: some(written), count: written });
  if (claimed === 0) return text.registerEntries({ entries: some(written) });
  if (written === 0) return text.claimIn({ entries: some(claimed) });
  return text.registerAndClaim({ entries: some(written), claimed });
}
