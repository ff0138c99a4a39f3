import { PageLink } from '@counterpoint/area-ui/page';
import { useHost } from '@counterpoint/contract';
import { useNavigate } from '@counterpoint/contract/router';
import type { RegisterAs } from '@counterpoint/domain/schemas/members';
import { Box, Button, Card, chakra, Flex, Heading, Stack, Text, VisuallyHidden } from '@counterpoint/kit/core';
import { PageHeader } from '@counterpoint/kit/page';
import { type SubmitEvent, useEffect, useState } from 'react';
import * as text from '../../messages/sign-up.generated.ts';
import { FormFailureAlert } from '../../ui/form-failure-alert.tsx';
import { useHeadingFocus } from '../../ui/use-heading-focus.ts';
import { type Answer, formatAnswer } from './format-answer.ts';
import { loadValues } from './saved-answers.ts';
import { SignUpProgress } from './sign-up-progress.tsx';
import { type SignUpStep, STEPS, stepOf } from './sign-up-steps.ts';
import type { SignUpValues } from './sign-up-values.ts';
import { changeAt } from './step-arrival.ts';
import { useJoin } from './use-join.ts';

export function CheckAnswers({ kind }: { kind: RegisterAs }) {
  const [values] = useState(() => loadValues(kind));
  const { join, isSending, failure } = useJoin(kind);
  const { setTitle } = useHost();
  const page = useHeadingFocus(text.checkAnswers());
  useEffect(() => setTitle(text.checkAnswers()), [setTitle]);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    void join(values);
  }

  return (
    <Box ref={page} maxWidth="42rem" marginX="auto">
      <SignUpProgress kind={kind} current="check" />
      <PageHeader title={text.checkAnswers()} context={text.checkContext()} />
      <form onSubmit={handleSubmit} aria-label={text.checkAnswers()}>
        <Stack gap="5">
          <FormFailureAlert failure={failure} />
          {STEPS[kind].map((step) => (
            <StepAnswers key={step.id} kind={kind} step={step} values={values} />
          ))}
          <Footer kind={kind} isSending={isSending} />
        </Stack>
      </form>
    </Box>
  );
}

interface StepAnswersProps {
  readonly kind: RegisterAs;
  readonly step: SignUpStep;
  readonly values: SignUpValues;
}

function StepAnswers({ kind, step, values }: StepAnswersProps) {
  return (
    <Card>
      <Heading as="h2" size="md" marginBottom="2">
        {step.label()}
      </Heading>
      <dl>
        {step.fields.map((field) => (
          <AnswerLine key={field} step={step} answer={formatAnswer(kind, field, values)} />
        ))}
      </dl>
    </Card>
  );
}

function AnswerLine({ step, answer }: { step: SignUpStep; answer: Answer }) {
  const { field, label, value } = answer;
  return (
    <Line>
      <chakra.dt color="muted" fontSize="sm">
        {label}
      </chakra.dt>
      <chakra.dd overflowWrap="anywhere" minWidth="0">
        {value ?? <Text color="muted">{text.notProvided()}</Text>}
      </chakra.dd>
      <chakra.dd gridArea="change" justifySelf="end">
        <PageLink to={changeAt(step.path, field)}>
          {text.change({ label, hidden: (parts) => <VisuallyHidden key="label">{parts}</VisuallyHidden> })}
        </PageLink>
      </chakra.dd>
    </Line>
  );
}

const Line = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', sm: '13rem minmax(0, 1fr) auto' },
    gridTemplateAreas: { base: '"name change" "value change"', sm: '"name value change"' },
    columnGap: '4',
    alignItems: 'baseline',
    paddingY: '2.5',
    borderTopWidth: '1px',
    borderColor: 'line',
    '&:first-of-type': { borderTopWidth: '0' },
  },
});

function Footer({ kind, isSending }: { kind: RegisterAs; isSending: boolean }) {
  const navigate = useNavigate();
  return (
    <Flex gap="3" wrap="wrap" justify="space-between" direction={{ base: 'column-reverse', sm: 'row' }}>
      <Button variant="outline" onClick={() => void navigate(stepOf(kind, 'account').path)}>
        {text.back()}
      </Button>
      <Button type="submit" loading={isSending}>
        {text.join()}
      </Button>
    </Flex>
  );
}
