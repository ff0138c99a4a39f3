import { Field, Input } from '@counterpoint/kit/form';
import { email as label } from '../messages/account.generated.ts';

/** Read-only; tells password managers which account the password belongs to. */
export function AccountAddress({ email }: { email: string }) {
  return (
    <Field label={label()}>
      <Input value={email} readOnly type="email" autoComplete="username" />
    </Field>
  );
}
