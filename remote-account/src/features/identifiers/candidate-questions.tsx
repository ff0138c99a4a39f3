import { useHost } from '@counterpoint/contract';
import type { CandidateAnswer, IsniApplication, OfferedCandidate } from '@counterpoint/domain/schemas/parties';
import { ConfirmDialog } from '@counterpoint/kit/components';
import { Button, Card, Flex, Heading, Stack, Text } from '@counterpoint/kit/core';
import type { Message } from '@counterpoint/messages';
import { useState } from 'react';
import { answerCandidate } from '../../api/isni-api.ts';
import * as text from '../../messages/identifiers.generated.ts';
import { CandidateComparison } from './candidate-comparison.tsx';
import { useApplicationMutation } from './use-identifiers.ts';

export function CandidateQuestions({ application }: { application: IsniApplication }) {
  const { http } = useHost();
  const answering = useApplicationMutation(
    (answer: CandidateAnswer) => answerCandidate(http, application, answer),
    ({ state }) => (THANKS[state] ?? text.thanks)(),
  );
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
  return (
    <Card as="article" aria-label={candidate.name}>
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
