import { Button } from '@counterpoint/kit/core';
import { useState } from 'react';
import { Section } from './section.tsx';

/** Breaks this page on purpose, to see the error page and the report. */
export function ErrorSection() {
  const [isBroken, setIsBroken] = useState(false);
  if (isBroken) throw new Error('This error was thrown on purpose, from the diagnostics page.');
  return (
    <Section title="Errors" hint="Throws while rendering: the error page appears, and the error is reported.">
      <Button variant="danger" onClick={() => setIsBroken(true)}>
        Throw an error
      </Button>
    </Section>
  );
}
