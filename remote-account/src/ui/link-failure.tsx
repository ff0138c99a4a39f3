import { isApiError, messageOf, problemOf } from '@counterpoint/client/http';
import { Card, Text } from '@counterpoint/kit/core';
import { ErrorState } from '@counterpoint/kit/page';
import type { ReactNode } from 'react';
import { NarrowPage } from './narrow-page.tsx';
import { OutcomePage } from './outcome-page.tsx';

interface LinkFailureProps {
  readonly error: unknown;
  /** How it stands where the server could not be asked. */
  readonly unfinished: string;
  /** How it goes on without the link. */
  readonly wayOn: ReactNode;
  readonly onRetry: () => void;
}

const TITLES: Readonly<Record<string, string>> = {
  link_expired: 'This link has expired',
  link_used: 'This link was used already',
  link_withdrawn: 'This link no longer holds',
  address_taken: 'This address is taken',
};

/** As many as say that what was followed is no link of ours: also one that is too short to be looked at. */
const UNKNOWN = [404, 422];

/** Why a link from a mail cannot be used, and what to do instead. */
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

/** A link that is none of ours, or is not whole. */
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
