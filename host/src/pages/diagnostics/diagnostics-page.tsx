import { Button, Stack } from '@counterpoint/kit/core';
import { PageHeader } from '@counterpoint/kit/page';
import { useState } from 'react';
import * as text from '../../messages/diagnostics.generated.ts';
import * as shell from '../../messages/shell.generated.ts';
import { AreasSection } from './areas-section.tsx';
import { HealthSection } from './health-section.tsx';
import { Section } from './section.tsx';
import { ToastsSection } from './toasts-section.tsx';

export function DiagnosticsPage() {
  return (
    <>
      <PageHeader title={shell.diagnostics()} context={text.context()} />
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
  if (isBroken) throw new Error(text.thrown());
  return (
    <Section title={text.errors()} hint={text.errorsHint()}>
      <Button variant="danger" onClick={() => setIsBroken(true)}>
        {text.throwError()}
      </Button>
    </Section>
  );
}
