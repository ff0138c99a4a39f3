import { someOf } from '@counterpoint/catalogue/words';
import { messageOf } from '@counterpoint/client/http';
import { useHost } from '@counterpoint/contract';
import type { CompositionDetails } from '@counterpoint/domain/schemas';
import { Alert, Button } from '@counterpoint/kit/core';
import { formatLongDate } from '@counterpoint/kit/text';
import { useRemind } from './use-work.ts';

const DAY_MS = 86_400_000;

/** Tells who submitted a version whom it waits for and who objects, and lets them remind the former once a day. */
export function OutstandingCard({ work }: { work: CompositionDetails }) {
  const { notify } = useHost();
  const remind = useRemind();
  const { invited, contested } = outstandingIn(work);
  if (!work.is_mine || invited.length + contested.length === 0) return null;
  function handleRemind() {
    remind.mutate(work, {
      onSuccess: () =>
        notify(`${someOf(invited)} ${invited.length === 1 ? 'is' : 'are'} reminded.`, { type: 'success' }),
      onError: (error) => notify(messageOf(error), { type: 'error' }),
    });
  }
  const remindedAt = remindedToday(work.reminded_at);
  return (
    <>
      {contested.length > 0 && (
        <Alert tone="error" title={`${someOf(contested)} ${contested.length === 1 ? 'does' : 'do'} not agree`}>
          Read the reason in the history. Take the version back to correct it and ask again, or settle it in the case
          under Works in Dispute. It is not registered before.
        </Alert>
      )}
      {invited.length > 0 && (
        <Alert
          tone="warning"
          title={`${someOf(invited)} ${invited.length === 1 ? 'has' : 'have'} still to confirm`}
          action={
            remindedAt ? undefined : (
              <Button size="sm" variant="outline" loading={remind.isPending} onClick={handleRemind}>
                Remind
              </Button>
            )
          }
        >
          {remindedAt
            ? 'You have reminded them today. You can remind them again tomorrow.'
            : 'The society reminds them 14 and 3 days before the time is up; you can once a day.'}
          {work.confirm_by &&
            contested.length === 0 &&
            !work.is_in_dispute &&
            ` Without an answer it is registered on ${formatLongDate(work.confirm_by)}.`}
        </Alert>
      )}
    </>
  );
}

function remindedToday(at: string | null): boolean {
  return at !== null && Date.now() - new Date(at).getTime() < DAY_MS;
}

function outstandingIn({ state, writers, publishers, removed }: CompositionDetails) {
  if (state !== 'awaiting_confirmation') return { invited: [], contested: [] };
  const parties = [...writers, ...publishers, ...removed];
  const named = (confirmation: string) => [
    ...new Set(parties.filter((party) => party.confirmation === confirmation).map(({ name }) => name)),
  ];
  return { invited: named('invited'), contested: named('contested') };
}
