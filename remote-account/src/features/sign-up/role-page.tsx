import { CheckboxCards } from '@counterpoint/kit/form';
import * as text from '../../messages/sign-up.generated.ts';
import { roleOptions } from '../../ui/member-options.ts';
import { useChoice } from '../../ui/use-choice.ts';
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
  const { value: values, ...choice } = useChoice(stepForm.form.control, 'roles');
  return (
    <StepFrame stepForm={stepForm} title={text.role()} context={text.roleContext()}>
      <CheckboxCards {...choice} values={values} legend={text.roleLegend()} options={roleOptions()} />
    </StepFrame>
  );
}
