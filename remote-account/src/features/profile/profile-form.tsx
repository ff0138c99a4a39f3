import type { Profile } from '@counterpoint/domain/schemas/members';
import { Button, Flex, Stack, Text } from '@counterpoint/kit/core';
import { ErrorSummary } from '@counterpoint/kit/form';
import type { SubmitEvent } from 'react';
import * as text from '../../messages/profile.generated.ts';
import { FormFailureAlert } from '../../ui/form-failure-alert.tsx';
import { summarizeErrors } from '../../ui/summarize-errors.ts';
import { OrganisationFields, PersonFields } from './profile-fields.tsx';
import { PROFILE_FIELDS } from './profile-values.ts';
import { useProfileForm } from './use-profile-form.ts';

export function ProfileForm({ profile }: { profile: Profile }) {
  const { form, failure, submit, discard } = useProfileForm(profile);
  const { errors, submitCount, isSubmitting, isDirty } = form.formState;

  function handleSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    submit();
  }

  return (
    <form onSubmit={handleSubmit} noValidate aria-label={text.details()}>
      <Stack gap="5">
        <ErrorSummary errors={summarizeErrors(errors, PROFILE_FIELDS[profile.register_as])} submitCount={submitCount} />
        <FormFailureAlert failure={failure} />
        {profile.register_as === 'individual' ? <PersonFields form={form} /> : <OrganisationFields form={form} />}
        <Flex align="center" justify="flex-end" wrap="wrap" gap="3">
          <Text role="status" color="muted" fontSize="sm">
            {isDirty && text.unsaved()}
          </Text>
          {isDirty && (
            <Button variant="outline" onClick={discard} width={{ base: 'full', sm: 'auto' }}>
              {text.discard()}
            </Button>
          )}
          <Button type="submit" loading={isSubmitting} width={{ base: 'full', sm: 'auto' }}>
            {text.save()}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
