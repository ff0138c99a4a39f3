import { Card, Delayed, Spinner, VisuallyHidden } from '@counterpoint/kit/core';
import { NarrowPage } from './narrow-page.tsx';

export function WaitingPage({ title, label }: { title: string; label: string }) {
  return (
    <NarrowPage title={title}>
      <Card role="status" minHeight="16rem" display="grid" placeItems="center">
        <VisuallyHidden>{label}</VisuallyHidden>
        <Delayed>
          <Spinner />
        </Delayed>
      </Card>
    </NarrowPage>
  );
}
