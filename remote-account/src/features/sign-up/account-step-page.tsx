import { paths } from '@counterpoint/contract/paths';
import { Navigate, useSearchParams } from '@counterpoint/contract/router';
import type { RegisterAs } from '@counterpoint/domain/schemas/members';
import { Checkbox, Field, Input } from '@counterpoint/kit/form';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { NewPasswordField } from '../../ui/new-password-field.tsx';
import { CheckAnswers } from './check-answers.tsx';
import { InOrder } from './in-order.tsx';
import { keptValues, kindInHand } from './kept-answers.ts';
import { StepFrame } from './step-frame.tsx';
import { Terms } from './terms.tsx';
import { useStepForm } from './use-step-form.ts';

export function AccountStepPage() {
  const [search] = useSearchParams();
  const kind = kindInHand();
  if (kind === null) return <Navigate to={paths.account.signupIndividual()} replace state={{ unfinished: true }} />;
  if (search.has('check'))
    return (
      <InOrder key="check" kind={kind}>
        <CheckAnswers kind={kind} />
      </InOrder>
    );
  return (
    <InOrder key="account" kind={kind} step="account">
      <AccountStep kind={kind} />
    </InOrder>
  );
}

function AccountStep({ kind }: { kind: RegisterAs }) {
  const stepForm = useStepForm(kind, 'account');
  const { control, register, formState } = stepForm.form;
  const { errors } = formState;
  const [hadAddress] = useState(() => keptValues(kind).email !== '');
  const known = useWatch({ control, name: ['given_name', 'other_names', 'corporation_name', 'email'] });
  return (
    <StepFrame
      stepForm={stepForm}
      title="Your account"
      context="How you will sign in. You check all your answers before they are sent."
      {...(hadAddress && { missing: 'Type your password once more: it is never kept in the browser.' })}
    >
      <Field
        label="Email"
        help="You will sign in with it. We send a link there to confirm it."
        error={errors.email?.message}
      >
        <Input {...register('email')} type="email" autoComplete="username" />
      </Field>
      <NewPasswordField control={control} input={register('password')} error={errors.password?.message} known={known} />
      <Terms />
      <Checkbox
        {...register('accept_terms')}
        label="I accept the society’s terms of membership"
        error={errors.accept_terms?.message}
      />
    </StepFrame>
  );
}
