import { MEMBER_ROLES } from '@counterpoint/domain/schemas/members';
import { CheckboxCards } from '@counterpoint/kit/form';
import { useController } from 'react-hook-form';
import { ROLE_WORDS } from '../../ui/member-roles.ts';
import { InOrder } from './in-order.tsx';
import { StepFrame } from './step-frame.tsx';
import { useStepForm } from './use-step-form.ts';

const OPTIONS = MEMBER_ROLES.map((role) => ({ value: role, ...ROLE_WORDS[role] }));

export function RolePage() {
  return (
    <InOrder kind="individual" step="role">
      <RoleStep />
    </InOrder>
  );
}

function RoleStep() {
  const stepForm = useStepForm('individual', 'role');
  const { field, fieldState } = useController({ control: stepForm.form.control, name: 'roles' });
  return (
    <StepFrame
      stepForm={stepForm}
      title="What you do"
      context="Your part in music; several if you like. You can change it later."
    >
      <CheckboxCards
        legend="Choose one or more"
        options={OPTIONS}
        values={field.value}
        onChange={field.onChange}
        name="roles"
        error={fieldState.error?.message}
      />
    </StepFrame>
  );
}
