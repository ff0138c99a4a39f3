import { alikeIn, wantedOf } from '@counterpoint/domain/imports';
import type { ImportDetails, ImportReport, ImportStart } from '@counterpoint/domain/schemas/imports';
import { Alert, Button, Card, Flex, Heading, Stack, Text } from '@counterpoint/kit/core';
import { Checkbox, RadioCards } from '@counterpoint/kit/form';
import { useState } from 'react';
import { useImportSubject } from './import-subject.ts';
import { startImport } from './imports-api.ts';
import { useImportStep } from './use-import.ts';

const MODES = [
  {
    value: 'register',
    label: 'Register them',
    help: 'As if you had submitted each: members whom they name are asked once.',
  },
  { value: 'drafts', label: 'Keep them as drafts', help: 'No one is asked to confirm until you submit each draft.' },
] as const;

export function StartForm({ job, report }: { readonly job: ImportDetails; readonly report: ImportReport }) {
  const { noun, some } = useImportSubject();
  const isAnyClean = report.clean + report.claimable > 0 || report.draftable === 0;
  const [choices, setChoices] = useState<ImportStart>({
    as_drafts: !isAnyClean,
    leaves_out_alike: false,
    claims_rights: false,
  });
  const starting = useImportStep((http, chosen: ImportStart) => startImport(http, job, chosen));
  if (report.draftable + report.claimable === 0)
    return (
      <Alert tone="warning" title={`No ${noun[0]} of this file can be imported as it is`}>
        Mend what was found below, and send the file again.
      </Alert>
    );
  const { written, claimed } = wantedOf(report, choices);
  const left = report.works - written - claimed;
  return (
    <Card>
      <Stack gap="4">
        <Heading size="md">Import</Heading>
        <RadioCards
          legend={`What becomes of the ${noun[1]}`}
          options={MODES}
          value={choices.as_drafts ? 'drafts' : 'register'}
          onChange={(mode) => setChoices({ ...choices, as_drafts: mode === 'drafts' })}
        />
        <Choosing report={report} choices={choices} onChange={setChoices} />
        <Flex gap="3" wrap="wrap" align="center" justify="space-between">
          <Text color="muted">
            {left > 0 ? `${some(left)} will be left out. ` : ''}You can take the whole import back afterwards.
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
  const alike = alikeIn(report, choices);
  return (
    <>
      {alike > 0 && (
        <Checkbox
          label={`Leave out ${some(alike)} that may be registered already`}
          help="Their rows are below, each with what it may be the same as."
          checked={choices.leaves_out_alike}
          onChange={({ target }) => onChange({ ...choices, leaves_out_alike: target.checked })}
        />
      )}
      {!choices.as_drafts && report.claimable > 0 && (
        <Checkbox
          label={`Claim your rights in ${some(report.claimable)} that others have registered`}
          help="As if you had claimed them on each page. Where they pass 100 % with the rights of others, a case opens."
          checked={choices.claims_rights}
          onChange={({ target }) => onChange({ ...choices, claims_rights: target.checked })}
        />
      )}
    </>
  );
}

function verbOf(
  { as_drafts }: ImportStart,
  { written, claimed }: ReturnType<typeof wantedOf>,
  some: (number: number) => string,
): string {
  if (as_drafts) return `Keep ${some(written)} as ${written === 1 ? 'a draft' : 'drafts'}`;
  if (claimed === 0) return `Register ${some(written)}`;
  return written === 0 ? `Claim rights in ${some(claimed)}` : `Register ${some(written)}, claim rights in ${claimed}`;
}
