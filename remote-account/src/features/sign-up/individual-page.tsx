import { paths } from '@counterpoint/contract/paths';
import { Link } from '@counterpoint/contract/router';
import { Grid, TextLink } from '@counterpoint/kit/core';
import { Field, Input } from '@counterpoint/kit/form';
import { SignUpFrame } from './sign-up-frame.tsx';
import { useSignUpForm } from './use-sign-up-form.ts';

export function IndividualPage() {
  const signUp = useSignUpForm('individual');
  const { register, formState } = signUp.form;
  const { errors } = formState;
  return (
    <SignUpFrame signUp={signUp} title="Join as an individual" context={<Context />}>
      <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="5">
        <Field label="Given name" error={errors.given_name?.message}>
          <Input {...register('given_name')} autoComplete="given-name" />
        </Field>
        <Field label="Other names" error={errors.other_names?.message}>
          <Input {...register('other_names')} autoComplete="family-name" />
        </Field>
      </Grid>
    </SignUpFrame>
  );
}

function Context() {
  return (
    <>
      Writers, performers and heirs. It takes about a minute; what you type is kept if you leave. For a company,{' '}
      <TextLink asChild>
        <Link to={paths.account.signupCorporate()}>join as a corporation</Link>
      </TextLink>
      .
    </>
  );
}
