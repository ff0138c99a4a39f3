import { useHost } from '@counterpoint/contract';
import { knownPersonAcceptance } from '@counterpoint/domain/schemas/members';
import { Field, PasswordInput } from '@counterpoint/kit/form';
import { acceptWithPassword } from '../../api/people-api.ts';
import * as text from '../../messages/people-invitation.generated.ts';
import { ShortFormFrame, useShortForm } from '../../ui/short-form.tsx';
import { type InvitationFormProps, InvitationFrame, InvitedAddress } from './invitation-frame.tsx';

export function KnownPersonForm({ token, invitation, onAccepted, onLinkError }: InvitationFormProps) {
  const { http } = useHost();
  const shortForm = useShortForm({
    empty: { password: '' },
    fields: ['password'],
    check: (values) => knownPersonAcceptance.safeParse({ ...values, token }),
    async send(values) {
      try {
        await acceptWithPassword(http, knownPersonAcceptance.parse({ ...values, token }));
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
        <InvitedAddress email={invitation.email} />
        <Field label={text.password()} error={formState.errors.password?.message}>
          <PasswordInput {...register('password')} autoComplete="current-password" />
        </Field>
      </ShortFormFrame>
    </InvitationFrame>
  );
}
