import { isMissing, messageOf, problemOf } from '@counterpoint/client/http';
import { Card, Text } from '@counterpoint/kit/core';
import { ErrorState } from '@counterpoint/kit/page';
import type { Message } from '@counterpoint/messages';
import type { ReactNode } from 'react';
import * as text from '../messages/mailed-link.generated.ts';
import { NarrowPage } from './narrow-page.tsx';
import { OutcomePage } from './outcome-page.tsx';

interface LinkFailureProps {
  readonly error: unknown;
  readonly title: string;
  readonly nextStep: ReactNode;
  readonly onRetry: () => void;
}

const TITLES: Readonly<Record<string, Message>> = text.titles;

export function LinkFailure({ error, title, nextStep, onRetry }: LinkFailureProps) {
  const known = TITLES[problemOf(error)?.code ?? ''];
  if (known) return <Outcome title={known()} message={messageOf(error)} nextStep={nextStep} />;
  if (isMissing(error)) return <UnknownLink nextStep={nextStep} />;
  return (
    <NarrowPage title={title}>
      <Card>
        <ErrorState message={messageOf(error)} onRetry={onRetry} />
      </Card>
    </NarrowPage>
  );
}

export function UnknownLink({ nextStep }: { nextStep: ReactNode }) {
  return <Outcome title={text.unknown()} message={text.openWhole()} nextStep={nextStep} />;
}

function Outcome({ title, message, nextStep }: { title: string; message: string; nextStep: ReactNode }) {
  return (
    <OutcomePage title={title} actions={nextStep}>
      <Text>{message}</Text>
    </OutcomePage>
  );
}
