import { PageLink, useTitle } from '@counterpoint/area-ui/page';
import { problemOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { useNavigate } from '@counterpoint/contract/router';
import type { RegisterAs } from '@counterpoint/domain/schemas/members';
import type { ProblemDetail } from '@counterpoint/domain/schemas/requests';
import { Alert, Box, Card, chakra, Heading, Text, VisuallyHidden } from '@counterpoint/kit/core';
import { PageHeader } from '@counterpoint/kit/page';
import { StepFrame } from '@counterpoint/kit/wizard';
import { useRef, useState } from 'react';
import { signUpsOf } from '../../api/sign-up-api.ts';
import * as text from '../../messages/sign-up.generated.ts';
import { type FormFailure, FormFailureAlert, failureOf } from '../../ui/form-failure-alert.tsx';
import { useHeadingFocus } from '../../ui/use-heading-focus.ts';
import { type Answer, formatAnswer } from './format-answer.ts';
import { loadValues } from './saved-answers.ts';
import { SignUpProgress } from './sign-up-progress.tsx';
import { CHECK, findProblems, type SignUpStep, STEPS, stepOf, stepWith } from './sign-up-steps.ts';
import { type SignUpValues, toSignup } from './sign-up-values.ts';
import { changeAt, type StepArrival } from './step-arrival.ts';

export function CheckAnswers({ kind }: { kind: RegisterAs }) {
  const [values] = useState(() => loadValues(kind));
  const { join, isSending, failure } = useJoin(kind);
  const page = useHeadingFocus(text.checkAnswers());
  useTitle(text.checkAnswers());

  const navigate = useNavigate();
  const problems = findProblems(kind, values).map((problem) => afterReload(problem, values));
  const [first] = problems;

  function handleSubmit(): void {
    if (first) void navigate(placeOf(kind, first.path));
    else void join(values);
  }

  return (
    <Box ref={page} maxWidth="42rem" marginX="auto">
      <SignUpProgress kind={kind} current="check" />
      <PageHeader title={text.checkAnswers()} context={text.checkContext()} />
      <StepFrame
        label={text.checkAnswers()}
        problems={[]}
        attempts={0}
        continueLabel={text.join()}
        isBusy={isSending}
        onBack={() => void navigate(stepOf(kind, 'account').path)}
        onContinue={handleSubmit}
      >
        <FormFailureAlert failure={failure} />
        <Problems kind={kind} problems={problems} />
        {STEPS[kind].map((step) => (
          <StepAnswers key={step.id} kind={kind} step={step} values={values} />
        ))}
      </StepFrame>
    </Box>
  );
}

/** A reload clears the password. */
function afterReload(problem: ProblemDetail, { email, password }: SignUpValues): ProblemDetail {
  if (problem.path !== 'password' || password !== '' || email === '') return problem;
  return { ...problem, message: text.passwordAgain() };
}

function placeOf(kind: RegisterAs, path: string): string {
  return changeAt(stepWith(kind, path)?.path ?? CHECK.path, path);
}

function Problems({ kind, problems }: { kind: RegisterAs; problems: readonly ProblemDetail[] }) {
  if (problems.length === 0) return null;
  return (
    <Alert tone="warning" title={text.beforeJoining()}>
      <ul>
        {problems.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            <PageLink to={placeOf(kind, path)}>{message}</PageLink>
          </li>
        ))}
      </ul>
    </Alert>
  );
}

function StepAnswers({ kind, step, values }: { kind: RegisterAs; step: SignUpStep; values: SignUpValues }) {
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

function useJoin(kind: RegisterAs) {
  const { http } = useHost();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [isSending, setIsSending] = useState(false);
  // Enter may be pressed twice before the button shows that it is busy.
  const isPending = useRef(false);

  async function send(values: SignUpValues): Promise<void> {
    try {
      const sent = await signUpsOf(http).create(toSignup(kind, values));
      await navigate(paths.account.signupSuccess(), { state: { sent }, replace: true });
    } catch (error) {
      const details = problemOf(error)?.details ?? [];
      const step = details.map(({ path }) => stepWith(kind, path)).find((found) => found !== undefined);
      if (!step) return setFailure(failureOf(error));
      const errors = details.filter(({ path }) => stepWith(kind, path) === step);
      const state: StepArrival = { errors };
      await navigate(changeAt(step.path, errors[0]?.path ?? ''), { state });
    }
  }

  async function join(values: SignUpValues): Promise<void> {
    if (isPending.current) return;
    isPending.current = true;
    setIsSending(true);
    setFailure(null);
    await send(values);
    setIsSending(false);
    isPending.current = false;
  }

  return { join, isSending, failure };
}
