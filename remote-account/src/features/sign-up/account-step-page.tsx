import { paths } from '@counterpoint/contract/paths';
import { Navigate, useSearchParams } from '@counterpoint/contract/router';
import type { RegisterAs } from '@counterpoint/domain/schemas/members';
import { Box, Stack } from '@counterpoint/kit/core';
import { Checkbox, Field, Input } from '@counterpoint/kit/form';
import { useWatch } from 'react-hook-form';
import { email as emailLabel } from '../../messages/account.generated.ts';
import * as text from '../../messages/sign-up.generated.ts';
import { NewPasswordField } from '../../ui/new-password-field.tsx';
import { CheckAnswers } from './check-answers.tsx';
import { loadKind } from './saved-answers.ts';
import { StepFrame, StepGuard, useStepForm } from './step-frame.tsx';

export function AccountStepPage() {
  const [search] = useSearchParams();
  const kind = loadKind();
  if (kind === null) return <Navigate to={paths.account.signupIndividual()} replace state={{ unfinished: true }} />;
  if (search.has('check'))
    return (
      <StepGuard key="check" kind={kind}>
        <CheckAnswers kind={kind} />
      </StepGuard>
    );
  return (
    <StepGuard key="account" kind={kind}>
      <AccountStep kind={kind} />
    </StepGuard>
  );
}

function AccountStep({ kind }: { kind: RegisterAs }) {
  const stepForm = useStepForm(kind, 'account');
  const { control, register, formState } = stepForm.form;
  const { errors } = formState;
  const known = useWatch({ control, name: ['given_name', 'other_names', 'corporation_name', 'email'] });
  return (
    <StepFrame stepForm={stepForm} title={text.yourAccount()} context={text.accountContext()}>
      <Field label={emailLabel()} help={text.emailHelp()} error={errors.email?.message}>
        <Input {...register('email')} type="email" autoComplete="username" />
      </Field>
      <NewPasswordField form={stepForm.form} name="password" known={known} />
      <Terms />
      <Checkbox {...register('accept_terms')} label={text.acceptTerms()} error={errors.accept_terms?.message} />
    </StepFrame>
  );
}

const TERMS = [text.ownership, text.registration, text.disputes, text.privacy, text.leaving] as const;

function Terms() {
  return (
    <Box asChild fontSize="sm" borderWidth="1px" borderColor="line" borderRadius="control" paddingX="4" paddingY="2">
      <details>
        <Box asChild minHeight="6" cursor="pointer" fontWeight="semibold" color="brand.text" borderRadius="2px">
          <summary>{text.readTerms()}</summary>
        </Box>
        <Stack as="ol" gap="2" paddingTop="2" paddingBottom="2" paddingInlineStart="5" listStyleType="decimal">
          {TERMS.map((term) => (
            <li key={term()}>{term()}</li>
          ))}
        </Stack>
      </details>
    </Box>
  );
}
