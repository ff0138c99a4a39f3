import { LoadedPart } from '@counterpoint/area-ui/lazy';
import { useDraftForm, useWizard, WizardFrame } from '@counterpoint/area-ui/wizard';
import { paths } from '@counterpoint/contract/paths';
import { useNavigate } from '@counterpoint/contract/router';
import { useWatch } from 'react-hook-form';
import * as text from '../../messages/filing.generated.ts';
import { CASE, type OpenedFiling } from './case-entry.ts';
import { type FilingStep, filingSteps } from './filing-steps.ts';
import type { FilingValues } from './filing-values.ts';
import { useRegistered } from './lines/use-registered.ts';
import { readComplete } from './read-complete.ts';
import { FilingStepBody } from './steps/filing-step-body.tsx';
import { LAZY_PARTS } from './steps/lazy-parts.ts';
import { useFiling } from './use-filing.ts';

export function FilingWizard(opened: OpenedFiling) {
  const draft = useDraftForm(CASE, opened);
  const { form } = draft;
  const registered = useRegistered(draft, opened.details);
  const kind = useWatch({ control: form.control, name: 'kind' });
  const wizard = useWizard<FilingValues, FilingStep>(form, {
    steps: filingSteps(kind),
    isAmendment: false,
    first: firstStepOf(opened),
    read: (values) => readComplete(values, registered),
    // The next step depends on the server's response to this one.
    onGo: () => void draft.store.getState().flush(),
  });
  const submission = useFiling(draft, wizard);
  const navigate = useNavigate();
  const { details } = opened;
  const heading = {
    title: details ? text.titleOf({ title: details.object.title }) : text.title(),
    crumb: details?.number ?? text.fileCase(),
    hint: text.savedAsYouType(),
  };
  return (
    <WizardFrame
      opened={opened}
      draft={draft}
      wizard={wizard}
      submission={submission}
      heading={heading}
      conflict={<LoadedPart lazy={LAZY_PARTS.conflict}>{(Conflict) => <Conflict draft={draft} />}</LoadedPart>}
    >
      <FilingStepBody
        wizard={wizard}
        draft={draft}
        submission={submission}
        registered={registered}
        onLeave={() => navigate(paths.oppositions.list())}
      />
    </WizardFrame>
  );
}

function firstStepOf({ details, copy }: OpenedFiling): FilingStep {
  const kind = copy?.values.kind ?? details?.draft?.kind ?? null;
  if (kind === null) return 'about';
  const [, next = 'about'] = filingSteps(kind).of(false);
  return next;
}
