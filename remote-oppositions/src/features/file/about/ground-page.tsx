import { useLazyParts } from '@counterpoint/area-ui/lazy';
import { ButtonLink, Loaded } from '@counterpoint/area-ui/page';
import { isApiError, messageOf } from '@counterpoint/client/http';
import { useIdempotencyKey, useRead, useRefresh } from '@counterpoint/client/queries';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { useMutation } from '@counterpoint/contract/query';
import { useNavigate } from '@counterpoint/contract/router';
import type { CaseGround, CaseObject } from '@counterpoint/domain/schemas/cases';
import type { CaseKind } from '@counterpoint/domain/states';
import { Alert, StackedCard } from '@counterpoint/kit/core';
import { RadioCards } from '@counterpoint/kit/form';
import { EmptyState } from '@counterpoint/kit/page';
import { ListSkeleton } from '@counterpoint/kit/table';
import { StepFrame } from '@counterpoint/kit/wizard';
import { useState } from 'react';
import { caseListKeys } from '../../../api/cases-api.ts';
import { beginCase, groundOf } from '../../../api/filing-api.ts';
import * as text from '../../../messages/filing.generated.ts';
import { WIZARD } from '../filing-parts.ts';
import { kindChoices } from '../texts/kind-choices.ts';
import { ObjectCard, OpenCases } from './object-card.tsx';

export function GroundPage({ object }: { object: CaseObject }) {
  const ground = useRead(groundOf(object));
  const { error } = ground;
  if (!ground.data && isApiError(error) && [404, 409, 422].includes(error.status))
    return <NoGround message={error.status === 409 ? messageOf(error) : null} />;
  return (
    <Loaded query={ground} loading={<ListSkeleton rows={5} />}>
      {(data) => <Begin ground={data} />}
    </Loaded>
  );
}

function NoGround({ message }: { message: string | null }) {
  return (
    <EmptyState
      title={message ? text.cannotFile() : text.objectNotFound()}
      action={<ButtonLink to={paths.oppositions.add()}>{text.chooseAnother()}</ButtonLink>}
    >
      {message ?? text.objectGone()}
    </EmptyState>
  );
}

const NEXT = [WIZARD];

function Begin({ ground }: { ground: CaseGround }) {
  const { object, draft_id } = ground;
  useLazyParts(true, NEXT);
  const [kind, setKind] = useState<CaseKind | null>(null);
  const [attempts, setAttempts] = useState(0);
  const { begin, isPending, error } = useBeginning(object);
  const navigate = useNavigate();
  const isMissing = attempts > 0 && kind === null;

  function handleContinue() {
    setAttempts((count) => count + 1);
    if (kind) begin(kind);
  }
  return (
    <StepFrame
      problems={isMissing ? [{ path: 'kind', message: text.chooseKind() }] : []}
      attempts={attempts}
      continueLabel={text.startCase()}
      isBusy={isPending}
      onBack={() => navigate(paths.oppositions.add())}
      onContinue={handleContinue}
    >
      {error !== null && (
        <Alert tone="error" title={text.notStarted()}>
          {error}
        </Alert>
      )}
      <ObjectCard object={object} />
      {draft_id !== null && <OwnDraft id={draft_id} />}
      <OpenCases ground={ground} />
      <StackedCard>
        <RadioCards
          legend={text.kindLegend()}
          name="kind"
          options={kindChoices(object.type)}
          value={kind}
          onChange={setKind}
          error={isMissing ? text.chooseKind() : undefined}
        />
      </StackedCard>
    </StepFrame>
  );
}

function OwnDraft({ id }: { id: string }) {
  return (
    <Alert
      tone="info"
      title={text.draftExists()}
      action={
        <ButtonLink variant="outline" size="sm" to={paths.oppositions.continueDraft(id)}>
          {text.continueDraft()}
        </ButtonLink>
      }
    >
      {text.draftPrivate()}
    </Alert>
  );
}

/** Retries a lost response with the same key, so that only one draft is created. */
function useBeginning({ type, id }: CaseObject) {
  const { http } = useHost();
  const refresh = useRefresh(caseListKeys.all);
  const navigate = useNavigate();
  const keyOf = useIdempotencyKey();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (kind: CaseKind) => {
      const begun = { object: { type, id }, kind, contested_revision: null };
      return beginCase(http, { ...begun, idempotencyKey: keyOf(kind) });
    },
    onSuccess: (details) => {
      void refresh();
      navigate(paths.oppositions.continueDraft(details.id), { replace: true });
    },
  });
  return { begin: mutate, isPending, error: error ? messageOf(error) : null };
}
