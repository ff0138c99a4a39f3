import { type CaseDetails, eventWords } from '@counterpoint/domain/schemas/cases';
import { Alert } from '@counterpoint/kit/core';
import { caseStatus, RelativeDate } from '@counterpoint/kit/page';
import { useState } from 'react';

/** Shows what happened to the case since the form opened: submitting then applies to the case as it is now. */
export function NewerState({ details }: { details: CaseDetails }) {
  const [opened] = useState(details);
  if (opened.version === details.version) return null;
  const known = new Set(opened.events.map(({ id }) => id));
  const news = details.events.filter(({ id }) => !known.has(id));
  return (
    <Alert tone="warning" title="The case changed while this was open. What you typed is still here.">
      <ul>
        {news.map((event) => (
          <li key={event.id}>
            {eventWords(event)}, <RelativeDate at={event.at} />
          </li>
        ))}
      </ul>
      <p>It stands at “{caseStatus(details.state).label}” now. Look whether yours still fits, and send it again.</p>
    </Alert>
  );
}
