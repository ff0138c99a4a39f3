import { CheckboxCards } from '@counterpoint/kit/form';
import { useController } from 'react-hook-form';
import * as text from '../../messages/sign-up.generated.ts';
import { roleOptions } from '../../ui/member-options.ts';
import { StepFrame, StepGuard, useStepForm } from './step-frame.tsx';

export function RolePage() {
  return (
    <StepGuard kind="individual">
      <RoleStep />
    </StepGuard>
  );
}

function RoleStep() {
  const stepForm = useStepForm('individual', 'role');
  const { field, fieldState } = useController({ control: stepForm.form.control, name: 'roles' });
  return (
    <StepFrame stepForm={stepForm} title={text.role()} context={text.roleContext()}>
      <CheckboxCards
        legend={text.roleLegend()}
        options={roleOptions()}
        values={field.value}
        onChange={field.onChange}
        name="roles"
        error={fieldState.error?.message}
      />
    </StepFrame>
  );
}
