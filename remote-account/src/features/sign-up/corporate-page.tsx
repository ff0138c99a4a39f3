import { paths } from '@counterpoint/contract/paths';
import { Link } from '@counterpoint/contract/router';
import { ORGANISATION_TYPES } from '@counterpoint/domain/schemas';
import { TextLink } from '@counterpoint/kit/core';
import { Field, Input, Select } from '@counterpoint/kit/form';
import { SignUpFrame } from './sign-up-frame.tsx';
import { useSignUpForm } from './use-sign-up-form.ts';

const TYPE_OPTIONS = ORGANISATION_TYPES.map((type) => ({ value: type, label: type }));

export function CorporatePage() {
  const signUp = useSignUpForm('corporate');
  const { register, formState } = signUp.form;
  const { errors } = formState;
  return (
    <SignUpFrame signUp={signUp} title="Join as a corporation" context={<Context />}>
      <Field label="Corporation name" error={errors.corporation_name?.message}>
        <Input {...register('corporation_name')} autoComplete="organization" />
      </Field>
      <Field label="Kind of organisation" error={errors.organisation_type?.message}>
        <Select {...register('organisation_type')} options={TYPE_OPTIONS} placeholder="Choose one" />
      </Field>
    </SignUpFrame>
  );
}

function Context() {
  return (
    <>
      Producers, record companies and other organisations. It takes about a minute; what you type is kept if you leave.
      For yourself,{' '}
      <TextLink asChild>
        <Link to={paths.account.signupIndividual()}>join as an individual</Link>
      </TextLink>
      .
    </>
  );
}
