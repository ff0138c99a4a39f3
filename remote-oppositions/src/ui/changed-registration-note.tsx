import type { CaseDetails } from '@counterpoint/domain/schemas/cases';
import { Note } from '@counterpoint/kit/core';
import * as text from '../messages/case.generated.ts';

/** Says why figures differ from those that were registered, claimed or proposed when the case was filed. */
export function ChangedRegistrationNote({ details }: { details: CaseDetails }) {
  return details.current_lines ? <Note>{text.registrationChanged()}</Note> : null;
}
