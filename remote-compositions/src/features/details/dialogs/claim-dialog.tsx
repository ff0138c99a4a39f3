import { FormDialog, useDialogForm } from '@counterpoint/area-ui/dialogs';
import { ButtonLink } from '@counterpoint/area-ui/page';
import { ResponseDeadline } from '@counterpoint/catalogue/contest';
import { useEntry, useEntryChanged, useShownEntry } from '@counterpoint/catalogue/entry';
import { ChoiceField, optionsOf, TextareaField } from '@counterpoint/catalogue/fields';
import { useHost } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { type ClaimOutcome, claimOutcome, differencesOf } from '@counterpoint/domain/cases';
import { MIN_STATEMENT_LENGTH } from '@counterpoint/domain/schemas/requests';
import { type NewClaim, newClaim, type WorkDetails, WRITER_ROLE_LABELS } from '@counterpoint/domain/schemas/works';
import { formatShare, RIGHT_LABELS, RIGHTS, type Right } from '@counterpoint/domain/shares';
import { Dialog } from '@counterpoint/kit/components';
import { Alert, Button, Stack, Text } from '@counterpoint/kit/core';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { claimShare } from '../../../api/work-api.ts';
import { WORKS } from '../../../api/works.ts';
import * as text from '../../../messages/claims.generated.ts';
import { formatShares, mySharesIn, rightsOf, totalsOf } from '../../../ui/shares/my-shares.ts';
import { readShares, type ShareTexts, sharesIn, shareTexts } from '../../../ui/shares/share-texts.ts';
import { ShareFields } from './share-fields.tsx';

interface Values {
  readonly role: string;
  readonly shares: ShareTexts;
  readonly statement: string;
}

interface ClaimDialogProps {
  readonly work: WorkDetails;
  readonly onClose: () => void;
}

export function ClaimDialog(props: ClaimDialogProps) {
  const { user } = useHost();
  return user?.register_as === 'corporate' ? <CompanyClaimDialog {...props} /> : <WriterClaimDialog {...props} />;
}

function WriterClaimDialog({ work, onClose }: ClaimDialogProps) {
  const { http, notify, user } = useHost();
  const sendAt = useShownEntry(WORKS, work);
  const mine = work.writers.find(({ is_me }) => is_me);
  const dialogForm = useDialogForm<Values, NewClaim>({
    isCheckedOnLeave: true,
    refresh: useEntryChanged(WORKS),
    initial: { role: mine?.role ?? '', shares: shareTexts(mySharesIn(work)), statement: '' },
    schema: newClaim,
    read: ({ role, shares, statement }) => ({ role, shares: readShares(shares), statement }),
    send: async (body, idempotencyKey) => {
      const claim = await sendAt((shown) => claimShare(http, shown, { ...body, idempotencyKey }));
      notify(text.outcomes[claim.state](), { type: 'success' });
    },
    onDone: onClose,
  });
  const { control } = dialogForm.form;
  const [reviewed, setReviewed] = useState<string | null>(null);
  const shares = sharesIn(readShares(useWatch({ control, name: 'shares' })));
  const party = { id: mine?.party_id ?? user?.party_id ?? '', name: text.you() };
  const isClaiming = shares !== null && RIGHTS.some((right) => shares[right] > 0);
  // The work may change while this is filled in.
  const current = useEntry(WORKS, work.id).data ?? work;
  const outcome = isClaiming ? claimOutcome(current, { party, role: '', shares }) : null;
  const figures = JSON.stringify([shares, current.version]);
  const isReviewing = outcome?.state === 'disputed' && reviewed === figures;
  async function submitReviewed() {
    const needsReview = outcome?.state === 'disputed' && !isReviewing;
    if (needsReview && (await dialogForm.validate())) setReviewed(figures);
    else dialogForm.submit();
  }
  return (
    <FormDialog
      title={text.claimOf(work)}
      submitLabel={isReviewing ? text.openCase() : text.submit()}
      dialogForm={{ ...dialogForm, submit: () => void submitReviewed() }}
      fields={['role', 'shares.pr', 'shares.mr', 'shares.sr', 'statement']}
      onClose={onClose}
    >
      <ChoiceField<Values>
        name="role"
        label={text.role()}
        options={optionsOf(WRITER_ROLE_LABELS)}
        placeholder={text.choose()}
        isRequired
      />
      <Text fontWeight="semibold">{text.shares()}</Text>
      <ShareFields rights={rightsOf([...work.writers, ...work.publishers])} />
      <TextareaField<Values>
        name="statement"
        label={text.contribution()}
        help={text.contributionHelp({ min: MIN_STATEMENT_LENGTH })}
      />
      <ClaimPreview work={current} outcome={outcome} isReviewing={isReviewing} />
      <Text>{text.declaration()}</Text>
    </FormDialog>
  );
}

function CompanyClaimDialog({ work, onClose }: { work: WorkDetails; onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={text.claimOf(work)}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {text.cancel()}
          </Button>
          <ButtonLink to={paths.oppositions.opposeWork(work.id)}>{text.continueToCase()}</ButtonLink>
        </>
      }
    >
      <Stack gap="3">
        <Text>{text.company()}</Text>
        <Text color="muted">{text.companyNext()}</Text>
      </Stack>
    </Dialog>
  );
}

interface ClaimPreviewProps {
  readonly work: WorkDetails;
  /** Null while no readable share is typed. */
  readonly outcome: ClaimOutcome | null;
  readonly isReviewing: boolean;
}

function ClaimPreview({ work, outcome, isReviewing }: ClaimPreviewProps) {
  const figures = useRef<HTMLDivElement>(null);
  const inUse = rightsOf([...work.writers, ...work.publishers]);
  useEffect(() => {
    if (isReviewing) figures.current?.focus();
  }, [isReviewing]);
  return (
    <Stack ref={figures} tabIndex={-1} gap="3" outline="none">
      <CurrentShares work={work} />
      {outcome?.state === 'confirmed' && (
        <Alert tone="info" title={text.ifNamed({ shares: formatShares(outcome.shares, inUse) })} />
      )}
      {outcome?.state === 'requested' && <Alert tone="info" title={text.ifUnnamed()} />}
      {outcome?.state === 'disputed' && (
        <Alert tone="warning" title={isReviewing ? text.reviewClaim() : text.ifDisputed()}>
          {changesOf(outcome).map((change) => (
            <p key={change}>{change}</p>
          ))}
          <p>
            <ResponseDeadline of="work" />
          </p>
        </Alert>
      )}
    </Stack>
  );
}

function CurrentShares({ work }: { readonly work: WorkDetails }) {
  const lines = [...work.writers, ...work.publishers];
  const rights = rightsOf(lines);
  const unnamed = lines.filter(({ party_id }) => party_id === null);
  const others = Map.groupBy(
    lines.filter(({ party_id, is_me }) => party_id !== null && !is_me),
    ({ party_id }) => party_id,
  );
  const sharesOf = (held: typeof lines) => formatShares(totalsOf(held), rights);
  return (
    <Stack gap="1">
      <Text>{unnamed.length === 0 ? text.nothingUnnamed() : text.unnamedShares({ shares: sharesOf(unnamed) })}</Text>
      {[...others.values()].map((held) => {
        const [{ party_id, name } = { party_id: null, name: '' }] = held;
        return <Text key={party_id}>{text.heldShares({ name, shares: sharesOf(held) })}</Text>;
      })}
    </Stack>
  );
}

function changesOf({ registeredLines, claimedLines }: Extract<ClaimOutcome, { state: 'disputed' }>): string[] {
  return differencesOf(registeredLines, claimedLines).flatMap(({ line, measure, before, after }) => {
    const right = RIGHTS.find((each): each is Right => each === measure);
    if (!right) return [];
    const [from, to] = [formatShare(before), formatShare(after)];
    return [text.shareChange({ name: line.name, right: RIGHT_LABELS[right](), from, to })];
  });
}
