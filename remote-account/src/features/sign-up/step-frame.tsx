import { useHost } from '@counterpoint/contract';
import { useNavigate } from '@counterpoint/contract/router';
import { ConfirmDialog } from '@counterpoint/kit/components';
import { Alert, Box, Button, Card, Stack } from '@counterpoint/kit/core';
import { PageHeader } from '@counterpoint/kit/page';
import { StepFrame as StepFrameOf } from '@counterpoint/kit/wizard';
import { type ReactNode, useEffect, useState } from 'react';
import * as text from '../../messages/sign-up.generated.ts';
import { summarizeErrors } from '../../ui/summarize-errors.ts';
import { SignUpProgress } from './sign-up-progress.tsx';
import { STEPS } from './sign-up-steps.ts';
import type { StepForm } from './use-step-form.ts';

interface StepFrameProps {
  readonly stepForm: StepForm;
  readonly title: string;
  readonly context: ReactNode;
  readonly children: ReactNode;
}

export function StepFrame({ stepForm, title, context, children }: StepFrameProps) {
  const { form, kind, step, isChange, isUnfinished, submit, goOn, startOver } = stepForm;
  const { errors, submitCount } = form.formState;
  const { setTitle } = useHost();
  const navigate = useNavigate();
  useEffect(() => setTitle(title), [title, setTitle]);
  const steps = STEPS[kind];
  const before = isChange ? undefined : steps[steps.findIndex(({ id }) => id === step.id) - 1];

  return (
    <Box maxWidth="42rem" marginX="auto">
      <SignUpProgress kind={kind} current={step.id} />
      <PageHeader title={title} context={context} />
      <StepFrameOf
        label={title}
        problems={summarizeErrors(errors, step.fields).map(({ name, message }) => ({ path: name, message }))}
        attempts={submitCount}
        continueLabel={isChange ? text.saveAndCheck() : text.next()}
        onBack={before ? () => void navigate(before.path) : null}
        onContinue={submit}
        onContinueAnyway={goOn}
        actions={<StartOver onConfirm={startOver} />}
      >
        {isUnfinished && <Alert tone="info" title={text.complete()} />}
        <Card>
          <Stack gap="5">{children}</Stack>
        </Card>
      </StepFrameOf>
    </Box>
  );
}

function StartOver({ onConfirm }: { onConfirm: () => void }) {
  const [isOpen, setIsOpen] = useState(false);

  function handleConfirm(): void {
    setIsOpen(false);
    onConfirm();
  }

  return (
    <>
      <Button variant="ghost" onClick={() => setIsOpen(true)}>
        {text.startOver()}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={text.clearQuestion()}
        confirmLabel={text.clearAndStartOver()}
        tone="danger"
        onConfirm={handleConfirm}
        onCancel={() => setIsOpen(false)}
      >
        {text.clearConsequence()}
      </ConfirmDialog>
    </>
  );
}
