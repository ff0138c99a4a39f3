import { Button, Stack } from '@counterpoint/kit/core';
import { PageHeader } from '@counterpoint/kit/page';
import { useState } from 'react';
import { AreasSection } from './areas-section.tsx';
import { HealthSection } from './health-section.tsx';
import { Section } from './section.tsx';
import { ToastsSection } from './toasts-section.tsx';

export function DiagnosticsPage() {
  return (
    <>
      <PageHeader
        title="Diagnostics"
        context="How this copy of the portal stands, and what it does when things go wrong."
      />
      <Stack gap="4">
        <AreasSection />
        <HealthSection />
        <ToastsSection />
        <ErrorSection />
      </Stack>
    </>
  );
}

function ErrorSection() {
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
