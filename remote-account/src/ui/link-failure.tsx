import { isApiError, messageOf, problemOf } from '@counterpoint/client/http';
import { Card, Text } from '@counterpoint/kit/core';
import { ErrorState } from '@counterpoint/kit/page';
import type { ReactNode } from 'react';
import { NarrowPage } from './narrow-page.tsx';
import { OutcomePage } from './outcome-page.tsx';

interface LinkFailureProps {
  readonly error: unknown;
  readonly unfinished: string;
  readonly wayOn: ReactNode;
  readonly onRetry: () => void;
}

const TITLES: Readonly<Record<string, string>> = {
  link_expired: 'This link has expired',
  link_used: 'This link was used already',
  link_withdrawn: 'This link no longer holds',
  address_taken: 'This address is taken',
};

/** A 422 is a token too short to be looked up. */
const UNKNOWN = [404, 422];

export function LinkFailure({ error, unfinished, wayOn, onRetry }: LinkFailureProps) {
  const known = TITLES[problemOf(error)?.code ?? ''];
  if (known) return <Outcome title={known} message={messageOf(error)} wayOn={wayOn} />;
  if (isApiError(error) && UNKNOWN.includes(error.status)) return <UnknownLink wayOn={wayOn} />;
  return (
    <NarrowPage title={unfinished}>
      <Card>
        <ErrorState message={messageOf(error)} onRetry={onRetry} />
      </Card>
    </NarrowPage>
  );
}

export function UnknownLink({ wayOn }: { wayOn: ReactNode }) {
  const message = 'Open it from the message once more, whole: some mail programs break a link in two.';
  return <Outcome title="We do not know this link" message={message} wayOn={wayOn} />;
}

function Outcome({ title, message, wayOn }: { title: string; message: string; wayOn: ReactNode }) {
  return (
    <OutcomePage title={title} actions={wayOn}>
      <Text>{message}</Text>
    </OutcomePage>
  );
}
