import {
  type ProblemDetail,
  RIGHT_LABELS,
  TEXT_MUSIC,
  TEXT_MUSIC_LABELS,
  TITLE_TYPE_LABELS,
  VERSION_TYPE_LABELS,
  WRITER_ROLE_LABELS,
} from '@counterpoint/domain/schemas';
import { formatShare } from '@counterpoint/domain/shares';
import { Alert, Box, Button, Card, Flex, FROM_LARGE, Heading, Stack, Text } from '@counterpoint/kit/core';
import { Facts } from '@counterpoint/kit/page';
import { type Column, DataTable } from '@counterpoint/kit/table';
import type { ReactNode } from 'react';
import { languageName } from '../../../ui/language-name.ts';
import { type DraftValues, shareOf, type WriterValues } from '../draft-values.ts';
import { type StepId, stepOfPath } from '../register-steps.ts';
import { rightsInUse, totalOfRight } from '../totals/share-totals.ts';
import { whatHappensNext } from '../what-happens-next.ts';

export interface ReviewProps {
  readonly values: DraftValues;
  /** What stands in the way of submitting. */
  readonly problems: readonly ProblemDetail[];
  /** What is worth a second look. */
  readonly warnings: readonly string[];
  readonly onGo: (step: StepId) => void;
}

/** Everything as it will stand, and what will happen next. */
export function Review({ values, problems, warnings, onGo }: ReviewProps) {
  return (
    <>
      {problems.length > 0 && <Missing problems={problems} onGo={onGo} />}
      {warnings.length > 0 && (
        <Alert tone="info" title="Worth a second look">
          {warnings.map((warning) => (
            <Text key={warning}>{warning}</Text>
          ))}
        </Alert>
      )}
      <Part title="About the work" onEdit={() => onGo('about')}>
        <Facts items={aboutFacts(values)} />
      </Part>
      <Part title="Writers and shares" onEdit={() => onGo('writers')}>
        {values.writers.length > 0 ? <WritersReview values={values} /> : <Text color="muted">No writers yet.</Text>}
      </Part>
      <Card as="section" aria-label="What happens next">
        <Stack gap="2">
          <Heading as="h2">What happens next</Heading>
          {whatHappensNext(values).map((sentence) => (
            <Text key={sentence}>{sentence}</Text>
          ))}
        </Stack>
      </Card>
    </>
  );
}

function Missing({ problems, onGo }: Pick<ReviewProps, 'problems' | 'onGo'>) {
  return (
    <Alert tone="warning" title="Before you can submit">
      <Box as="ul" listStyleType="disc" paddingInlineStart="5">
        {problems.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            {message}{' '}
            <Button variant="ghost" size="sm" onClick={() => onGo(stepOfPath(path))}>
              {stepOfPath(path) === 'writers' ? 'Go to the writers' : 'Go to the work'}
            </Button>
          </li>
        ))}
      </Box>
    </Alert>
  );
}

function Part({ title, onEdit, children }: { title: string; onEdit: () => void; children: ReactNode }) {
  return (
    <Card as="section" aria-label={title}>
      <Stack gap="3">
        <Flex justify="space-between" align="center">
          <Heading as="h2">{title}</Heading>
          <Button variant="ghost" size="sm" aria-label={`Change: ${title}`} onClick={onEdit}>
            Change
          </Button>
        </Flex>
        {children}
      </Stack>
    </Card>
  );
}

function aboutFacts(values: DraftValues) {
  const textMusic = TEXT_MUSIC.find((code) => code === values.text_music);
  const titles = values.alternative_titles.filter((line) => line.title.trim() !== '');
  const facts = [
    { label: 'Title', value: values.title.trim() },
    {
      label: 'Alternative titles',
      value: titles.map(({ title, type }) => `${title} (${TITLE_TYPE_LABELS[type]})`).join(', '),
    },
    { label: 'ISWC', value: values.iswc.trim() || 'Not known' },
    { label: 'Language', value: values.language ? languageName(values.language) : '' },
    { label: 'Consists of', value: textMusic ? TEXT_MUSIC_LABELS[textMusic] : '' },
    { label: 'Version', value: VERSION_TYPE_LABELS[values.version_type] },
    { label: 'Duration', value: values.duration_s.trim() },
    { label: 'Genre', value: values.genre.trim() },
  ];
  return facts.map(({ label, value }) => ({ label, value: value || '—' }));
}

function WritersReview({ values }: { values: DraftValues }) {
  const { writers } = values;
  const rights = rightsInUse(values);
  const columns: Column<WriterValues>[] = [
    {
      id: 'writer',
      header: 'Writer',
      cell: ({ party }) => `${party.name}${party.is_me ? ' (you)' : ''}`,
      isRowHeader: true,
    },
    { id: 'role', header: 'Role', cell: ({ role }) => WRITER_ROLE_LABELS[role] },
    { id: 'ipi', header: 'IPI', cell: ({ party }) => party.ipi_name_number ?? 'None yet' },
    ...rights.map(
      (right): Column<WriterValues> => ({
        id: right,
        header: RIGHT_LABELS[right],
        align: 'end',
        cell: ({ shares }) => formatShare(shareOf(shares[right])),
      }),
    ),
  ];
  return (
    <>
      <DataTable
        caption="Writers as they will stand"
        columns={columns}
        rows={writers}
        rowKey={({ party_id, role }) => `${party_id} ${role}`}
        wideFrom={FROM_LARGE}
        card={({ party, role, shares }) => (
          <>
            <Text fontWeight="semibold">{party.name}</Text>
            <Text color="muted">{WRITER_ROLE_LABELS[role]}</Text>
            <Text>
              {rights.map((right) => `${RIGHT_LABELS[right]} ${formatShare(shareOf(shares[right]))}`).join(' · ')}
            </Text>
          </>
        )}
      />
      <Text fontWeight="semibold">
        Total:{' '}
        {rights
          .map((right) => totalOfRight(values, right))
          .map(({ label, total }) => `${label.toLowerCase()} ${formatShare(total)}`)
          .join(', ')}
      </Text>
    </>
  );
}
