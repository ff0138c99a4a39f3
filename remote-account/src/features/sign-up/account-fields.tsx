import { Checkbox, Field, Input } from '@counterpoint/kit/form';
import type { UseFormReturn } from 'react-hook-form';
import { NewPasswordField } from '../../ui/new-password-field.tsx';
import type { SignUpValues } from './sign-up-values.ts';
import { Terms } from './terms.tsx';

/** What every member gives: their number in the field if they have one, and how they will sign in. */
export function AccountFields({ form }: { form: UseFormReturn<SignUpValues> }) {
  const { register, control } = form;
  const { errors } = form.formState;
  return (
    <>
      <Field
        label="IPI name number"
        isOptional
        help="Eleven figures that name you among all writers and publishers; on your card of another society, if you have one."
        error={errors.ipi_name_number?.message}
      >
        <Input {...register('ipi_name_number')} inputMode="numeric" autoComplete="off" maxWidth={{ sm: '16rem' }} />
      </Field>
      <Field label="Email" help="You will sign in with it." error={errors.email?.message}>
        <Input {...register('email')} type="email" autoComplete="username" />
      </Field>
      <NewPasswordField control={control} input={register('password')} error={errors.password?.message} />
      <Terms />
      <Checkbox
        {...register('accept_terms')}
        label="I accept the society’s terms of membership"
        error={errors.accept_terms?.message}
      />
    </>
  );
}
