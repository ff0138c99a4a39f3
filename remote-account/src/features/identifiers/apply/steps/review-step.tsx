import type { IsniContent } from '@counterpoint/domain/schemas/parties';
import { Alert, Box, Button, Card, Flex, Heading, Stack, Text } from '@counterpoint/kit/core';
import { Checkbox, Field, Textarea } from '@counterpoint/kit/form';
import { Facts } from '@counterpoint/kit/page';
import { StepFrame } from '@counterpoint/kit/wizard';
import { useFormContext, useFormState } from 'react-hook-form';
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
  readonly isAsked: boolean;
}

export function ReviewStep({ application, wizard, submission, isAsked }: ReviewStepProps) {
  const { isClaim, problems, attempts, goBack } = wizard;
  const label = isClaim ? 'Send the claim' : isAsked ? 'Send it again' : 'Send the application';
  return (
    <StepFrame
      {...{ problems, attempts }}
      continueLabel={label}
      isBusy={submission.isPending}
      onBack={goBack}
      onContinue={submission.submit}
    >
      <Missing application={application} wizard={wizard} />
      {stepsOf(isClaim)
        .filter(({ id }) => id !== 'search' && id !== 'review')
        .map(({ id, label: title }) => (
          <Part key={id} step={id} title={title} wizard={wizard} />
        ))}
      <LastFields isAsked={isAsked} />
      <Card as="section" aria-label="What happens next">
        <Stack gap="2">
          <Heading as="h2">What happens next</Heading>
          {(isClaim ? AFTER_CLAIM : AFTER_APPLICATION).map((sentence) => (
            <Text key={sentence}>{sentence}</Text>
          ))}
        </Stack>
      </Card>
    </StepFrame>
  );
}

const AFTER_APPLICATION = [
  'The society looks whether everything is there, and the ISNI agency compares your name with all that have a number.',
  'Where a record may be yours already you are asked. Otherwise you are told as soon as your number is assigned.',
];
const AFTER_CLAIM = [
  'The society looks whether the number stands for you.',
  'It stands beside your name once that is verified, and you are told.',
];

function Missing({ application: { kind }, wizard }: Pick<ReviewStepProps, 'application' | 'wizard'>) {
  const { getValues } = useFormContext<IsniContent>();
  const { isClaim, go } = wizard;
  const problems = submissionProblems(kind, getValues()).filter(({ path }) => stepOfPath(path, isClaim) !== 'review');
  if (problems.length === 0) return null;
  const labels = new Map<string, string>(stepsOf(isClaim).map(({ id, label }) => [id, label]));
  return (
    <Alert tone="warning" title="Before you can send it">
      <Box as="ul" listStyleType="disc" paddingInlineStart="5">
        {problems.map(({ path, message }) => {
          const step = stepOfPath(path, isClaim);
          return (
            <li key={`${path} ${message}`}>
              {message}{' '}
              <Button variant="ghost" size="sm" onClick={() => go(step)}>
                Go to “{labels.get(step)}”
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
    label,
    value: read(content) || '—',
  }));
  return (
    <Card as="section" aria-label={title}>
      <Stack gap="3">
        <Flex justify="space-between" align="center">
          <Heading as="h2">{title}</Heading>
          <Button variant="ghost" size="sm" aria-label={`Change: ${title}`} onClick={() => wizard.go(step)}>
            Change
          </Button>
        </Flex>
        <Facts items={items} />
      </Stack>
    </Card>
  );
}

function LastFields({ isAsked }: { isAsked: boolean }) {
  const { register, control } = useFormContext<IsniContent>();
  const { errors } = useFormState({ control });
  return (
    <Card>
      <Stack gap="5">
        <Field
          label={isAsked ? 'Your answer to the society' : 'Anything else the society should know'}
          isOptional
          error={errors.note?.message}
        >
          <Textarea maxLength={1000} {...register('note')} />
        </Field>
        <Checkbox
          label="The society may pass this on to the ISNI agency in my name."
          help="The agency publishes names, roles, works and links. Dates that you marked are shown to nobody."
          error={errors.consent?.message}
          {...register('consent')}
        />
      </Stack>
    </Card>
  );
}
