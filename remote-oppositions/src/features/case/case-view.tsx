import { LazyDialog, LoadedPart } from '@counterpoint/area-ui/lazy';
import { PageHeader, PageLink } from '@counterpoint/area-ui/page';
import { useMay } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import { type CaseDetails, formatCaseEvent } from '@counterpoint/domain/schemas/cases';
import { CardSection } from '@counterpoint/kit/cards';
import { Box, Grid, Stack, StatusBadge, VisuallyHidden } from '@counterpoint/kit/core';
import { CaseStatus, FactsLine } from '@counterpoint/kit/page';
import { useEffect, useRef, useState } from 'react';
import * as text from '../../messages/case.generated.ts';
import { CHOICE_LABELS, type Choice } from '../../ui/answers/case-choices.ts';
import { CaseFileButton } from '../../ui/case-file-button.tsx';
import { identityOf, objectHref } from '../../ui/case-identity.ts';
import { Conversation } from '../../ui/conversation/conversation.tsx';
import { EvidencePanel } from '../../ui/evidence/evidence-panel.tsx';
import { DIALOGS, SETTLEMENT } from './lazy-parts.ts';
import { CaseBand, CaseLinks } from './parts/case-band.tsx';
import { ClaimedSection } from './parts/claimed-section.tsx';
import { ResolvedSection } from './parts/resolved-section.tsx';
import { HistoryCard, HoldsCard, StepsCard } from './parts/side-cards.tsx';
import { StatementsSection } from './parts/statements-section.tsx';
import { EarlierProposals, ProposalCard } from './settlement/proposal-card.tsx';
import { isParticipant } from './texts/case-band.ts';

type DialogChoice = Exclude<Choice, 'propose'>;

export function CaseView({ details }: { details: CaseDetails }) {
  const [choice, setChoice] = useState<DialogChoice | null>(null);
  const { isProposing, editor, propose, stopProposing } = useProposing();
  const canAct = useMay('disputes:change');
  const band = useRef<HTMLElement>(null);
  useFocusReturn(choice !== null, band);
  useFocusReturn(isProposing, band);
  const close = () => setChoice(null);
  // Another choice keeps what was entered in the editor.
  const handleChoose = (chosen: Choice) => (chosen === 'propose' ? propose() : setChoice(chosen));
  return (
    <>
      <CaseHeader details={details} />
      <VisuallyHidden role="status">{useNews(details)}</VisuallyHidden>
      <Stack gap="4">
        <CaseBand details={details} place={band} onChoose={handleChoose} />
        <CaseLinks details={details} />
        <Grid
          templateColumns="minmax(0, 1fr)"
          css={{ '@media (min-width: 80rem)': { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 5fr)' } }}
          gap="4"
          alignItems="start"
        >
          <Stack gap="4">
            {isProposing && (
              <div ref={editor}>
                <LoadedPart lazy={SETTLEMENT} message={text.editorFailed()}>
                  {({ SettlementEditor }) => <SettlementEditor details={details} onClose={stopProposing} />}
                </LoadedPart>
              </div>
            )}
            <ProposalCard details={details} onCounter={propose} onAnswered={() => band.current?.focus()} />
            <ResolvedSection details={details} />
            <ClaimedSection details={details} />
            <StatementsSection details={details} />
            <EarlierProposals details={details} />
            {details.state !== 'draft' && (
              <CardSection title={text.conversation()}>
                <Box paddingX="5" paddingBottom="5">
                  <Conversation caseId={details.id} canWrite={canAct && isParticipant(details)} />
                </Box>
              </CardSection>
            )}
          </Stack>
          <SideColumn details={details} />
        </Grid>
      </Stack>
      {choice !== null && (
        <LazyDialog lazy={DIALOGS} title={CHOICE_LABELS[choice]()} onClose={close}>
          {({ ChosenDialog }) => <ChosenDialog details={details} choice={choice} onClose={close} />}
        </LazyDialog>
      )}
    </>
  );
}

function useProposing() {
  const [isProposing, setProposing] = useState(false);
  const editor = useRef<HTMLDivElement>(null);
  function propose(): void {
    setProposing(true);
    // A new editor takes the focus by itself.
    editor.current?.querySelector<HTMLElement>('input, select')?.focus();
  }
  return { isProposing, editor, propose, stopProposing: () => setProposing(false) };
}

function SideColumn({ details }: { details: CaseDetails }) {
  const canAct = useMay('disputes:change');
  return (
    <Stack gap="4">
      <StepsCard details={details} />
      <CardSection title={text.evidence()} id="evidence">
        <Box paddingX="5" paddingBottom="5">
          <EvidencePanel
            caseId={details.id}
            kind={details.kind}
            side={details.my_side}
            canAdd={canAct && isParticipant(details)}
          />
        </Box>
      </CardSection>
      <HoldsCard details={details} />
      <HistoryCard details={details} />
    </Stack>
  );
}

function CaseHeader({ details }: { details: CaseDetails }) {
  return (
    <PageHeader
      title={
        <PageLink color="ink" fontWeight="inherit" to={objectHref(details)}>
          {details.object.title}
        </PageLink>
      }
      context={<FactsLine facts={identityOf(details)} />}
      breadcrumbs={[{ label: text.listTitle(), href: paths.oppositions.list() }, { label: details.number }]}
      help={{ label: text.help(), href: paths.account.helpTopic('answering-a-dispute') }}
      actions={
        <>
          {details.is_my_turn && details.state !== 'draft' && (
            <StatusBadge tone="terracotta">{text.yourTurn()}</StatusBadge>
          )}
          <CaseStatus state={details.state} />
          {details.state !== 'draft' && <CaseFileButton caseId={details.id} number={details.number} />}
        </>
      }
    />
  );
}

function useFocusReturn(isOpen: boolean, place: { readonly current: HTMLElement | null }): void {
  const wasOpen = useRef(false);
  useEffect(() => {
    const closes = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!closes) return;
    // The dialog returns the focus in a task of its own, to a button that may be gone by then.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) place.current?.focus();
    }, 50);
    return () => clearTimeout(timer);
  }, [isOpen, place]);
}

function useNews({ events }: CaseDetails): string {
  const seen = useRef(new Set(events.map(({ id }) => id)));
  const [news, setNews] = useState('');
  useEffect(() => {
    const fresh = events.filter(({ id }) => !seen.current.has(id));
    for (const { id } of fresh) seen.current.add(id);
    const others = fresh.filter(({ is_me }) => !is_me).map(formatCaseEvent);
    if (others.length > 0) setNews(`${others.join('. ')}.`);
  }, [events]);
  return news;
}
