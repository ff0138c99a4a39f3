import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { useMutation, useQueryClient } from '@counterpoint/contract/query';
import { cwrStatusText } from '@counterpoint/domain/cwr/statuses';
import { type AcknowledgementReport, ANSWERS_TOLD } from '@counterpoint/domain/schemas/imports';
import { Alert, Button, Card, chakra, Heading, Stack, Text } from '@counterpoint/kit/core';
import { useRef } from 'react';
import { sendAnswers } from '../../api/cwr-api.ts';
import { CwrFiles } from './cwr-files.tsx';
import { workCount } from './work-count.ts';

export function AnswersCard() {
  const { http } = useHost();
  const client = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const reading = useMutation({
    mutationFn: (file: File) => sendAnswers(http, file),
    onSuccess: () => client.invalidateQueries({ queryKey: ['compositions'] }),
  });
  return (
    <Card>
      <Stack gap="4">
        <Heading size="md">Answers of societies</Heading>
        <Text color="muted">
          Societies answer a CWR file with a file of acknowledgements. Read it in, and each work says how it stands with
          them.
        </Text>
        {reading.error && (
          <Alert tone="error" title="The answers were not read">
            {messageOf(reading.error)}
          </Alert>
        )}
        {reading.data && <Report report={reading.data} />}
        <div>
          <input
            ref={input}
            type="file"
            hidden
            aria-label="File of acknowledgements"
            accept=".v21,.v22,.V21,.V22,.txt"
            onChange={({ target }) => {
              const [file] = target.files ?? [];
              if (file) reading.mutate(file);
              target.value = '';
            }}
          />
          <Button variant="outline" loading={reading.isPending} onClick={() => input.current?.click()}>
            Read in answers
          </Button>
        </div>
        <CwrFiles />
      </Stack>
    </Card>
  );
}

function Report({ report }: { readonly report: AcknowledgementReport }) {
  const { society_name, matched, answered, statuses, stored_iswcs, iswcs, unknown, refused, refusals } = report;
  return (
    <div role="status">
      <Text fontWeight="semibold">
        {society_name} answers of {workCount(matched)} of yours.
      </Text>
      <chakra.ul listStyleType="disc" paddingInlineStart="5" marginTop="1">
        {statuses.map(({ status, works }) => (
          <li key={status}>
            {cwrStatusText(status).label}: {workCount(works)}
          </li>
        ))}
        {stored_iswcs > 0 && <li>{workCount(stored_iswcs)} got the ISWC that came with the answer.</li>}
        {iswcs > 0 && (
          <li>
            An ISWC came for {workCount(iswcs)} without one and was not taken over, as another work has it or a new
            version is under way: see the pages of the works.
          </li>
        )}
        {answered > matched && (
          <li>
            {workCount(answered - matched)} with numbers that are none of yours
            {unknown.length > 0 && `: ${unknown.map(({ number }) => number).join(', ')}`}
            {andMore(answered - matched)}
          </li>
        )}
        {refused > 0 && (
          <li>
            {refused === 1 ? '1 answer was' : `${refused} answers were`} not taken:
            <chakra.ul listStyleType="circle" paddingInlineStart="5">
              {[...new Set(refusals.map(refusalText))].map((text) => (
                <li key={text}>{text}</li>
              ))}
            </chakra.ul>
            {andMore(refused)}
          </li>
        )}
      </chakra.ul>
    </div>
  );
}

/** Limits how many are listed one by one. */
function andMore(count: number): string {
  return count > ANSWERS_TOLD ? ` and ${count - ANSWERS_TOLD} more` : '';
}

/** `Line 3, ACK Transaction Status (CWR-ACK-F8): “ZQ”. Ask the society.` */
function refusalText({ line, column, rule, found, number, mend }: AcknowledgementReport['refusals'][number]): string {
  const place = [line === null ? null : `Line ${line}`, number, column].filter(Boolean).join(', ');
  return `${place} (${rule})${found === null ? '' : `: “${found}”`}. ${mend}`;
}
