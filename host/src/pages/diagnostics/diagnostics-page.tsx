import { Stack } from '@counterpoint/kit/core';
import { PageHeader } from '@counterpoint/kit/page';
import { AreasSection } from './areas-section.tsx';
import { ErrorSection } from './error-section.tsx';
import { HealthSection } from './health-section.tsx';
import { ToastsSection } from './toasts-section.tsx';

/** For whoever looks after the portal: what is deployed, whether the API answers, and trials of toasts and errors. */
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
