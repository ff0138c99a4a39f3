import { useDialogForm } from '@counterpoint/area-ui/dialogs';
import { useHost } from '@counterpoint/contract';
import { useQueryClient } from '@counterpoint/contract/query';
import { emailChangeRequest } from '@counterpoint/domain/schemas/members';
import { Box, Button, Grid, useFocusRecovery } from '@counterpoint/kit/core';
import { Field, Input, PasswordInput } from '@counterpoint/kit/form';
import { EMAIL_CHANGES, emailChangesOf } from '../api/email-change-api.ts';
import * as text from '../messages/email-change.generated.ts';
import { FormFrame } from './form-frame.tsx';

export function EmailChangeForm({ onDone }: { onDone: () => void }) {
  const { http } = useHost();
  const queries = useQueryClient();
  const dialogForm = useDialogForm({
    initial: { email: '', password: '' },
    schema: emailChangeRequest,
    read: (values) => values,
    async send(request) {
      const change = await emailChangesOf(http).request(request);
      queries.setQueryData(EMAIL_CHANGES.key, { items: [change] });
    },
    onDone,
  });
  const { register, formState } = dialogForm.form;
  const { errors } = formState;
  const place = useFocusRecovery<HTMLDivElement>();
  return (
    <Box ref={place} borderTopWidth="1px" borderColor="line" paddingTop="4">
      <FormFrame
        dialogForm={dialogForm}
        fields={['email', 'password']}
        label={text.title()}
        action={text.send()}
        otherAction={
          <Button variant="outline" onClick={onDone}>
            {text.keep()}
          </Button>
        }
      >
        <Grid templateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="5">
          <Field label={text.newEmail()} help={text.newEmailHelp()} error={errors.email?.message}>
            {/* Opened to type the address. */}
            <Input {...register('email')} type="email" autoComplete="email" autoFocus />
          </Field>
          <Field label={text.password()} help={text.passwordHelp()} error={errors.password?.message}>
            <PasswordInput {...register('password')} autoComplete="current-password" />
          </Field>
        </Grid>
      </FormFrame>
    </Box>
  );
}
