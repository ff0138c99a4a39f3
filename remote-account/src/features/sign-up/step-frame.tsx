import { useHost } from '@counterpoint/contract';
import { useNavigate } from '@counterpoint/contract/router';
import { Alert, Box, Button, Card, Flex, Stack } from '@counterpoint/kit/core';
import { ErrorSummary } from '@counterpoint/kit/form';
import { PageHeader } from '@counterpoint/kit/page';
import { type ReactNode, type SubmitEvent, useEffect } from 'react';
import * as text from '../../messages/sign-up.generated.ts';
import { summarizeErrors } from '../../ui/summarize-errors.ts';
import { SignUpProgress } from './sign-up-progress.tsx';
import { STEPS } from './sign-up-steps.ts';
import { StartOver } from './start-over.tsx';
import type { StepForm } from './use-step-form.ts';

interface StepFrameProps {
  readonly stepForm: StepForm;
  readonly title: string;
  readonly context: ReactNode;
  readonly missing?: string;
  readonly children: ReactNode;
}

export function StepFrame({ stepForm, title, context, missing, children }: StepFrameProps) {
  const { form, kind, step, isUnfinished, submit, startOver } = stepForm;
  const { errors, submitCount } = form.formState;
  const { setTitle } = useHost();
  useEffect(() => setTitle(title), [title, setTitle]);

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    submit();
  }

  return (
    <Box maxWidth="42rem" marginX="auto">
      <SignUpProgress kind={kind} current={step.id} />
      <PageHeader title={title} context={context} />
      <form onSubmit={handleSubmit} noValidate aria-label={title}>
        <Stack gap="5">
          <ErrorSummary errors={summarizeErrors(errors, step.fields)} submitCount={submitCount} />
          {isUnfinished && <Alert tone="info" title={missing ?? text.complete()} />}
          <Card>
            <Stack gap="5">{children}</Stack>
          </Card>
          <Footer stepForm={stepForm}>
            <StartOver onConfirm={startOver} />
          </Footer>
        </Stack>
      </form>
    </Box>
  );
}

function Footer({ stepForm, children }: { stepForm: StepForm; children: ReactNode }) {
  const { kind, step, isChange } = stepForm;
  const navigate = useNavigate();
  const steps = STEPS[kind];
  const before = steps[steps.findIndex(({ id }) => id === step.id) - 1];
  return (
    <Flex gap="3" wrap="wrap" direction={{ base: 'column', sm: 'row' }}>
      {before && !isChange && (
        <Button variant="outline" onClick={() => void navigate(before.path)}>
          {text.back()}
        </Button>
      )}
      {children}
      <Button type="submit" marginLeft={{ sm: 'auto' }} order={{ base: -1, sm: 0 }}>
        {isChange ? text.saveAndCheck() : text.next()}
      </Button>
    </Flex>
  );
}
