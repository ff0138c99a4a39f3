import { messageOf } from '@counterpoint/client/http';
import { useRefresh } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import { useMutation } from '@counterpoint/contract/query';
import { formatIsni } from '@counterpoint/domain/identifiers';
import type { CandidateAnswer, IsniApplication, OfferedCandidate } from '@counterpoint/domain/schemas/parties';
import { ConfirmDialog } from '@counterpoint/kit/components';
import {
  Button,
  Card,
  chakra,
  Flex,
  Heading,
  Stack,
  Text,
  useFocusRecovery,
  VisuallyHidden,
} from '@counterpoint/kit/core';
import { formatList, type Message } from '@counterpoint/messages';
import { useState } from 'react';
import { applicationsOf, ISNI_KEY } from '../../api/isni-api.ts';
import * as text from '../../messages/identifiers.generated.ts';
import { applicantName } from './applicant-name.ts';

export function CandidateQuestions({ application }: { application: IsniApplication }) {
  const { http, notify } = useHost();
  const refresh = useRefresh(ISNI_KEY);
  const answering = useMutation({
    mutationFn: (answer: CandidateAnswer) => applicationsOf(http).answer(application, answer),
    onSuccess: ({ state }) => notify((THANKS[state] ?? text.thanks)(), { type: 'success' }),
    onError: (error) => notify(messageOf(error), { type: 'error' }),
    // Also after an error: the application may have changed meanwhile.
    onSettled: refresh,
  });
  const open = application.candidates.filter(({ answer }) => answer === 'open');
  return (
    <Stack as="section" gap="4" aria-labelledby="candidates-heading">
      <div>
        <Heading as="h2" id="candidates-heading">
          {text.candidates()}
        </Heading>
        <Text color="muted">{text.candidatesNote({ count: open.length })}</Text>
      </div>
      {open.map((candidate) => (
        <Question
          key={candidate.id}
          candidate={candidate}
          application={application}
          isBusy={answering.isPending}
          onAnswer={(is_me) => answering.mutate({ candidate: candidate.id, is_me })}
        />
      ))}
    </Stack>
  );
}

const THANKS: Partial<Record<IsniApplication['state'], Message>> = {
  claimed_existing: text.thanksClaim,
  in_review: text.thanksReview,
};

interface QuestionProps {
  readonly candidate: OfferedCandidate;
  readonly application: IsniApplication;
  readonly isBusy: boolean;
  readonly onAnswer: (isMe: boolean) => void;
}

function Question({ candidate, application, isBusy, onAnswer }: QuestionProps) {
  const [isOpen, setOpen] = useState(false);
  const place = useFocusRecovery<HTMLElement>();
  return (
    <Card ref={place} as="article" aria-label={candidate.name}>
      <Stack gap="4">
        <Heading as="h3">{candidate.name}</Heading>
        <CandidateComparison candidate={candidate} application={application} />
        <Flex gap="3" wrap="wrap">
          <Button loading={isBusy} onClick={() => setOpen(true)}>
            {text.thisIsMe()}
          </Button>
          <Button variant="outline" loading={isBusy} onClick={() => onAnswer(false)}>
            {text.notMe()}
          </Button>
        </Flex>
      </Stack>
      <ConfirmDialog
        isOpen={isOpen}
        title={text.confirmQuestion({ name: candidate.name })}
        confirmLabel={text.confirmAction()}
        onConfirm={() => {
          setOpen(false);
          onAnswer(true);
        }}
        onCancel={() => setOpen(false)}
      >
        {text.confirmConsequence()}
      </ConfirmDialog>
    </Card>
  );
}

type CandidateComparisonProps = Pick<QuestionProps, 'candidate' | 'application'>;

function CandidateComparison({ candidate, application }: CandidateComparisonProps) {
  return (
    <chakra.table width="full" tableLayout="fixed" fontSize={{ base: 'sm', md: 'md' }}>
      <caption>
        <VisuallyHidden>{text.comparison({ name: candidate.name })}</VisuallyHidden>
      </caption>
      <chakra.thead color="muted" fontSize="xs" borderBottomWidth="1px" borderColor="line">
        <tr>
          <Cell as="th" scope="col" width={{ base: '4.5rem', md: '11rem' }}>
            <VisuallyHidden>{text.property()}</VisuallyHidden>
          </Cell>
          {/* On a phone wide enough for an ISNI in one line. */}
          <Cell as="th" scope="col" width={{ base: '48%', md: 'auto' }}>
            {text.record()}
          </Cell>
          <Cell as="th" scope="col">
            {text.application()}
          </Cell>
        </tr>
      </chakra.thead>
      <tbody>
        {comparisonLines(candidate, application).map(({ label, theirs, mine }) => (
          <chakra.tr key={label} borderTopWidth="1px" borderColor="line">
            <Cell as="th" scope="row" color="muted">
              {label}
            </Cell>
            <Cell>{theirs}</Cell>
            <Cell>{mine}</Cell>
          </chakra.tr>
        ))}
      </tbody>
    </chakra.table>
  );
}

const Cell = chakra('td', {
  base: {
    paddingBlock: '2',
    paddingInlineEnd: '3',
    textAlign: 'start',
    verticalAlign: 'top',
    fontWeight: 'normal',
    overflowWrap: 'anywhere',
  },
});

function comparisonLines(candidate: OfferedCandidate, { content }: IsniApplication) {
  const others = [...content.name_variants.map((variant) => variant.name), ...content.works.map(({ title }) => title)];
  const lines = [
    { label: text.name(), theirs: candidate.name, mine: applicantName(content) },
    { label: 'ISNI', theirs: candidate.isni ? formatIsni(candidate.isni) : text.notAssigned(), mine: text.none() },
    { label: text.dates(), theirs: candidate.dates ?? '', mine: content.start_date },
    {
      label: text.worksAndNames(),
      theirs: formatList(candidate.details, 'unit'),
      mine: formatList(others.filter(Boolean), 'unit'),
    },
    { label: text.knownTo(), theirs: formatList(candidate.sources, 'unit'), mine: text.thisSociety() },
  ];
  const orNone = (value: string) => value || text.notSpecified();
  return lines.map(({ label, theirs, mine }) => ({ label, theirs: orNone(theirs), mine: orNone(mine) }));
}
