import { useHost } from '@counterpoint/contract';
import { weaknessOf } from '@counterpoint/domain/passwords';
import { newPersonAcceptance } from '@counterpoint/domain/schemas/members';
import { Field, Input } from '@counterpoint/kit/form';
import { acceptWithNewAccount } from '../../api/people-api.ts';
import * as text from '../../messages/people-invitation.generated.ts';
import { NewPasswordField } from '../../ui/new-password-field.tsx';
import { ShortFormFrame, useShortForm } from '../../ui/short-form.tsx';
import { type InvitationFormProps, InvitationFrame, InvitedAddress } from './invitation-frame.tsx';

export function NewPersonForm({ token, invitation, onAccepted, onLinkError }: InvitationFormProps) {
  const { http } = useHost();
  const { email } = invitation;
  const shortForm = useShortForm({
    empty: { name: '', password: '' },
    fields: ['name', 'password'],
    check: (values) => newPersonAcceptance.safeParse({ ...values, token }),
    checkPassword: ({ name, password }) => weaknessOf(password, [email, name]),
    async send(values) {
      try {
        await acceptWithNewAccount(http, newPersonAcceptance.parse({ ...values, token }));
        onAccepted();
      } catch (error) {
        if (!onLinkError(error)) throw error;
      }
    },
  });
  const { register, formState } = shortForm.form;
  return (
    <InvitationFrame invitation={invitation}>
      <ShortFormFrame shortForm={shortForm} label={text.accept()} action={text.accept()}>
        <InvitedAddress email={email} />
        <Field label={text.name()} help={text.nameHelp()} error={formState.errors.name?.message}>
          <Input {...register('name')} autoComplete="name" />
        </Field>
        <NewPasswordField form={shortForm.form} name="password" known={[email]} />
      </ShortFormFrame>
    </InvitationFrame>
  );
}
