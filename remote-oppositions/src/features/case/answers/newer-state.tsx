import { type CaseDetails, formatCaseEvent } from '@counterpoint/domain/schemas/cases';
import { Alert } from '@counterpoint/kit/core';
import { caseStatus, RelativeDate } from '@counterpoint/kit/page';
import { useState } from 'react';
import * as text from '../../../messages/case-answers.generated.ts';

/** Submitting applies to the case as it is now, so this shows what changed since the form opened. */
export function NewerState({ details }: { details: CaseDetails }) {
  const [opened] = useState(details);
  if (opened.version === details.version) return null;
  const known = new Set(opened.events.map(({ id }) => id));
  const news = details.events.filter(({ id }) => !known.has(id));
  return (
    <Alert tone="warning" title={text.changed()}>
      <ul>
        {news.map((event) => (
          <li key={event.id}>
            {formatCaseEvent(event)}, <RelativeDate at={event.at} />
          </li>
        ))}
      </ul>
      <p>{text.nowAt({ state: caseStatus(details.state).label })}</p>
    </Alert>
  );
}
