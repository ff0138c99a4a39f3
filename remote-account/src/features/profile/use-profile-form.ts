import { useDialogForm } from '@counterpoint/area-ui/dialogs';
import { useLeaveGuard } from '@counterpoint/client/drafts';
import { useHost } from '@counterpoint/contract';
import { useQueryClient } from '@counterpoint/contract/query';
import type { Profile } from '@counterpoint/domain/schemas/members';
import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { PROFILE, saveProfile } from '../../api/profile-api.ts';
import * as text from '../../messages/profile.generated.ts';
import { PROFILE_FIELDS, type ProfileValues, profileSchema, toValues } from './profile-values.ts';

/** `keepDirtyValues` alone marks the form as unchanged for a moment. */
const KEEP_EDITS = { keepDirtyValues: true, keepDirty: true };

export function useProfileForm(profile: Profile) {
  const { http, notify, refreshProfile, reportError } = useHost();
  const queries = useQueryClient();
  const dialogForm = useDialogForm({
    initial: toValues(profile),
    schema: profileSchema(profile),
    read: (values: ProfileValues) => ({ ...values, email: profile.email }),
    async send({ profile_pic_url: _, ...changed }) {
      const sent = form.getValues();
      const saved = await saveProfile(http, { ...profile, ...changed });
      resetToSaved(form, sent, toValues(saved));
      queries.setQueryData(PROFILE.key, saved);
      if (saved.ipi_name_number !== changed.ipi_name_number) notify(text.numberChecked());
    },
    onDone() {
      notify(text.saved(), { type: 'success' });
      refreshProfile().catch(reportError);
    },
  });
  const { form } = dialogForm;
  const { isDirty } = form.formState;
  useLeaveGuard(isDirty);
  // Follows a change made elsewhere, but keeps unsaved edits.
  useEffect(() => form.reset(toValues(profile), KEEP_EDITS), [form, profile]);

  return {
    ...dialogForm,
    submit: () => (isDirty ? dialogForm.submit() : void notify(text.unchanged())),
    discard: () => form.reset(toValues(profile)),
  };
}

/** Keeps what the member typed while the profile was being saved. */
function resetToSaved(form: UseFormReturn<ProfileValues>, sent: ProfileValues, saved: ProfileValues): void {
  const current = form.getValues();
  form.reset(saved);
  for (const name of [...PROFILE_FIELDS.individual, ...PROFILE_FIELDS.corporate])
    if (JSON.stringify(current[name]) !== JSON.stringify(sent[name]))
      form.setValue(name, current[name], { shouldDirty: true });
}
