import { problemResolver } from '@counterpoint/area-ui/form';
import { useLeaveGuard } from '@counterpoint/client/drafts';
import { useHost } from '@counterpoint/contract';
import { useQueryClient } from '@counterpoint/contract/query';
import type { Profile } from '@counterpoint/domain/schemas/members';
import { applyServerErrors } from '@counterpoint/kit/form';
import { useMemo, useRef, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { PROFILE, saveProfile } from '../../api/profile-api.ts';
import * as text from '../../messages/profile.generated.ts';
import { type FormFailure, failureOf } from '../../ui/form-failure-alert.tsx';
import { PROFILE_FIELDS, type ProfileValues, profileProblems, toValues, withValues } from './profile-values.ts';

const DISCARD_EDITS = { keepDirtyValues: false };

/** Merges external changes, but keeps the member's unsaved edits. */
export function useProfileForm(profile: Profile) {
  const { notify } = useHost();
  const form = useForm<ProfileValues>({
    values: useMemo(() => toValues(profile), [profile]),
    resetOptions: { keepDirtyValues: true },
    resolver: problemResolver((values) => profileProblems(profile, values)),
    shouldFocusError: false,
  });
  const { isDirty } = form.formState;
  useLeaveGuard(isDirty);
  const { failure, save, clearFailure } = useSaving(profile, form);
  const isSaving = useRef(false);

  async function submit(): Promise<void> {
    if (isSaving.current) return;
    if (!isDirty) {
      notify(text.unchanged());
      return;
    }
    isSaving.current = true;
    await form.handleSubmit(save, clearFailure)();
    isSaving.current = false;
  }

  function discard(): void {
    form.reset(toValues(profile), DISCARD_EDITS);
    clearFailure();
  }

  return { form, failure, submit: () => void submit(), discard };
}

function useSaving(profile: Profile, form: UseFormReturn<ProfileValues>) {
  const { http, notify, refreshProfile, reportError } = useHost();
  const queries = useQueryClient();
  const [failure, setFailure] = useState<FormFailure | null>(null);

  async function save(values: ProfileValues): Promise<void> {
    setFailure(null);
    try {
      const sent = withValues(profile, values);
      const saved = await saveProfile(http, sent);
      resetToSaved(form, { fields: PROFILE_FIELDS[profile.register_as], sent: values, saved: toValues(saved) });
      queries.setQueryData(PROFILE.key, saved);
      notify(text.saved(), { type: 'success' });
      if (saved.ipi_name_number !== sent.ipi_name_number) notify(text.numberChecked());
      refreshProfile().catch(reportError);
    } catch (error) {
      applyServerErrors(error, form.setError);
      setFailure(failureOf(error));
    }
  }

  return { failure, save, clearFailure: () => setFailure(null) };
}

interface SavedFields {
  readonly fields: readonly (keyof ProfileValues)[];
  readonly sent: ProfileValues;
  readonly saved: ProfileValues;
}

/** Keeps what the member typed while the profile was being saved. */
function resetToSaved(form: UseFormReturn<ProfileValues>, { fields, sent, saved }: SavedFields): void {
  const current = form.getValues();
  form.reset(saved, DISCARD_EDITS);
  for (const name of fields)
    if (JSON.stringify(current[name]) !== JSON.stringify(sent[name]))
      form.setValue(name, current[name], { shouldDirty: true });
}
