import type { IsniContent } from '@counterpoint/domain/schemas/parties';
import { Alert, Box, Button, Card, Flex, Heading, Stack, Text } from '@counterpoint/kit/core';
import { Checkbox, Field, Textarea } from '@counterpoint/kit/form';
import { Facts } from '@counterpoint/kit/page';
import { StepFrame } from '@counterpoint/kit/wizard';
import { useFormContext, useFormState } from 'react-hook-form';
import * as text from '../../../../messages/isni-application.generated.ts';
import { submissionProblems } from '../application-draft.ts';
import { APPLICATION_FACTS } from '../application-facts.ts';
import { stepOfPath, stepsOf } from '../apply-steps.ts';
import type { ApplicationForm } from '../use-application-form.ts';
import type { ApplicationSubmission } from '../use-application-submission.ts';
import type { ApplyWizard } from '../use-apply-wizard.ts';

interface ReviewStepProps {
  readonly application: ApplicationForm;
  readonly wizard: ApplyWizard;
  readonly submission: ApplicationSubmission;
  readonly isAnswer: boolean;
}

export function ReviewStep({ application, wizard, submission, isAnswer }: ReviewStepProps) {
  const { isClaim, problems, attempts, goBack } = wizard;
  const label = isClaim ? text.sendClaim() : isAnswer ? text.sendAgain() : text.send();
  return (
    <StepFrame
      problems={problems}
      attempts={attempts}
      continueLabel={label}
      isBusy={submission.isPending}
      onBack={goBack}
      onContinue={submission.submit}
    >
      <Missing application={application} wizard={wizard} />
      {stepsOf(isClaim)
        .filter(({ id }) => id !== 'search' && id !== 'review')
        .map(({ id, label: title }) => (
          <Part key={id} step={id} title={title()} wizard={wizard} />
        ))}
      <LastFields isAnswer={isAnswer} />
      <Card as="section" aria-label={text.whatNext()}>
        <Stack gap="2">
          <Heading as="h2">{text.whatNext()}</Heading>
          {(isClaim ? AFTER_CLAIM : AFTER_APPLICATION).map((sentence) => (
            <Text key={sentence()}>{sentence()}</Text>
          ))}
        </Stack>
      </Card>
    </StepFrame>
  );
}

const AFTER_APPLICATION = [text.afterCheck, text.afterMatch];
const AFTER_CLAIM = [text.afterClaim, text.afterVerified];

function Missing({ application: { kind }, wizard }: Pick<ReviewStepProps, 'application' | 'wizard'>) {
  const { getValues } = useFormContext<IsniContent>();
  const { isClaim, go } = wizard;
  const problems = submissionProblems(kind, getValues()).filter(({ path }) => stepOfPath(path, isClaim) !== 'review');
  if (problems.length === 0) return null;
  const labels = new Map<string, string>(stepsOf(isClaim).map(({ id, label }) => [id, label()]));
  return (
    <Alert tone="warning" title={text.missing()}>
      <Box as="ul" listStyleType="disc" paddingInlineStart="5">
        {problems.map(({ path, message }) => {
          const step = stepOfPath(path, isClaim);
          return (
            <li key={`${path} ${message}`}>
              {message}{' '}
              <Button variant="ghost" size="sm" onClick={() => go(step)}>
                {text.goTo({ step: labels.get(step) ?? '' })}
              </Button>
            </li>
          );
        })}
      </Box>
    </Alert>
  );
}

interface PartProps {
  readonly step: Parameters<ApplyWizard['go']>[0];
  readonly title: string;
  readonly wizard: ApplyWizard;
}

function Part({ step, title, wizard }: PartProps) {
  const content = useFormContext<IsniContent>().getValues();
  const isShown = (of: string) => of === step || (step === 'claim' && of === 'names');
  const items = APPLICATION_FACTS.filter((fact) => isShown(fact.step)).map(({ label, read }) => ({
    label: label(),
    value: read(content) || '—',
  }));
  return (
    <Card as="section" aria-label={title}>
      <Stack gap="3">
        <Flex justify="space-between" align="center">
          <Heading as="h2">{title}</Heading>
          <Button
            variant="ghost"
            size="sm"
            aria-label={text.changeStep({ step: title })}
            onClick={() => wizard.go(step)}
          >
            {text.change()}
          </Button>
        </Flex>
        <Facts items={items} />
      </Stack>
    </Card>
  );
}

function LastFields({ isAnswer }: { isAnswer: boolean }) {
  const { register, control } = useFormContext<IsniContent>();
  const { errors } = useFormState({ control });
  return (
    <Card>
      <Stack gap="5">
        <Field label={isAnswer ? text.answer() : text.anythingElse()} isOptional error={errors.note?.message}>
          <Textarea maxLength={1000} {...register('note')} />
        </Field>
        <Checkbox
          label={text.consent()}
          help={text.consentHelp()}
          error={errors.consent?.message}
          {...register('consent')}
        />
      </Stack>
    </Card>
  );
}
