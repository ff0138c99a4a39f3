import { useHost } from '@counterpoint/contract';
import type { CandidateAnswer, IsniApplication, OfferedCandidate } from '@counterpoint/domain/schemas/parties';
import { ConfirmDialog } from '@counterpoint/kit/components';
import { Button, Card, Flex, Heading, Stack, Text } from '@counterpoint/kit/core';
import { useState } from 'react';
import { answerCandidate } from '../../api/isni-api.ts';
import { CandidateComparison } from './candidate-comparison.tsx';
import { useApplicationAct } from './use-identifiers.ts';

export function CandidateQuestions({ application }: { application: IsniApplication }) {
  const { http } = useHost();
  const answering = useApplicationAct(
    (answer: CandidateAnswer) => answerCandidate(http, application, answer),
    ({ state }) => SAID[state] ?? 'Thank you. One record less to look at.',
  );
  const open = application.candidates.filter(({ answer }) => answer === 'open');
  return (
    <Stack as="section" gap="4" aria-labelledby="candidates-heading">
      <div>
        <Heading as="h2" id="candidates-heading">
          Is one of these you?
        </Heading>
        <Text color="muted">
          {open.length === 1 ? 'One record is' : `${open.length} records are`} much like your application. One name is
          to have one ISNI, so say of each whether it is you.
        </Text>
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

const SAID: Partial<Record<IsniApplication['state'], string>> = {
  claimed_existing: 'Thank you. The society looks whether the number is yours.',
  in_review: 'Thank you. Your application goes on.',
};

interface QuestionProps {
  readonly candidate: OfferedCandidate;
  readonly application: IsniApplication;
  readonly isBusy: boolean;
  readonly onAnswer: (isMe: boolean) => void;
}

function Question({ candidate, application, isBusy, onAnswer }: QuestionProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <Card as="article" aria-label={candidate.name}>
      <Stack gap="4">
        <Heading as="h3">{candidate.name}</Heading>
        <CandidateComparison candidate={candidate} application={application} />
        <Flex gap="3" wrap="wrap">
          <Button loading={isBusy} onClick={() => setAsking(true)}>
            This is me
          </Button>
          <Button variant="outline" loading={isBusy} onClick={() => onAnswer(false)}>
            Not me
          </Button>
        </Flex>
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        title={`Are you the ${candidate.name} of this record?`}
        confirmLabel="Yes, this is me"
        onConfirm={() => {
          setAsking(false);
          onAnswer(true);
        }}
        onCancel={() => setAsking(false)}
      >
        The record, and every work in it, is then taken for yours once the society has looked at it.
      </ConfirmDialog>
    </Card>
  );
}
