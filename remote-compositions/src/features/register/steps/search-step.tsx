import { Alert, Box, Button, Card, Heading, Stack, Text } from '@counterpoint/kit/core';
import { Field, Input } from '@counterpoint/kit/form';
import { StepFrame } from '@counterpoint/kit/wizard';
import { useEffect, useEffectEvent, useState } from 'react';
import { CandidateItem } from './candidate-item.tsx';
import { useCandidates } from './use-candidates.ts';

export interface SearchStepProps {
  readonly title: string;
  readonly onBack: () => void;
  /** Goes on with what was searched for as the title. */
  readonly onContinue: (title: string) => void;
}

/** A work registered twice delays everybody's money: so one looks first. */
export function SearchStep({ title, onBack, onContinue }: SearchStepProps) {
  const [text, setText] = useState(title);
  const { candidates, isSearching, isError, retry } = useCandidates(text);
  const [isWaiting, setWaiting] = useState(false);
  // Who pressed Enter before the answer came goes on with it, unless there is something to look at.
  const settle = useEffectEvent(() => {
    setWaiting(false);
    if (candidates.length === 0 && !isError) onContinue(text.trim());
  });
  useEffect(() => {
    if (isWaiting && !isSearching) settle();
  }, [isWaiting, isSearching]);
  return (
    <StepFrame
      problems={[]}
      attempts={0}
      isBusy={isWaiting}
      continueLabel={candidates.length > 0 ? 'It is another work: continue' : 'Continue'}
      onBack={onBack}
      onContinue={() => (isSearching ? setWaiting(true) : onContinue(text.trim()))}
    >
      <Card>
        <Stack gap="4">
          <Field
            label="Title of the work"
            help="We look whether it is registered already: a work registered twice pays late."
          >
            <Input autoComplete="off" value={text} onChange={(event) => setText(event.target.value)} />
          </Field>
          {isError && (
            <Alert
              tone="warning"
              title="The search did not work"
              action={
                <Button variant="outline" size="sm" onClick={retry}>
                  Try again
                </Button>
              }
            >
              You can continue without it.
            </Alert>
          )}
          <Text role="status" color="muted">
            {isSearching ? 'Searching…' : resultWords(text.trim(), candidates.length)}
          </Text>
        </Stack>
      </Card>
      {candidates.length > 0 && (
        <Card as="section" padding="none" aria-label="Works that may be the same">
          <Heading as="h2" paddingX="5" paddingTop="4" paddingBottom="2">
            Is it one of these?
          </Heading>
          <Box as="ul" listStyleType="none" margin="0" padding="0">
            {candidates.map((candidate) => (
              <CandidateItem key={candidate.row.id} {...candidate} />
            ))}
          </Box>
        </Card>
      )}
    </StepFrame>
  );
}

function resultWords(text: string, count: number): string {
  if (text.length < 2) return '';
  if (count === 0) return 'Nothing of this name is registered: you can continue.';
  return count === 1 ? '1 work may be the same.' : `${count} works may be the same.`;
}
