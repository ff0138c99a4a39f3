import { usePrefetchOnIntent } from '@counterpoint/area-ui/lazy';
import { ButtonLink, PageLink } from '@counterpoint/area-ui/page';
import { useMay } from '@counterpoint/contract';
import { paths } from '@counterpoint/contract/paths';
import type { CaseDetails } from '@counterpoint/domain/schemas/cases';
import { Box, Button, Flex, Note, Text } from '@counterpoint/kit/core';
import { type RefObject, useEffect, useState } from 'react';
import * as text from '../../../messages/case.generated.ts';
import { CHOICE_LABELS, type Choice, choicesOf } from '../../../ui/answers/case-choices.ts';
import { continuesWithout } from '../../../ui/case-identity.ts';
import { countdownTo } from '../../../ui/time-left.ts';
import { DIALOGS, SETTLEMENT } from '../lazy-parts.ts';
import { canBeSplit } from '../settlement/line-up-choices.ts';
import { type Band, bandOf } from '../texts/case-band.ts';

interface CaseBandProps {
  readonly details: CaseDetails;
  readonly place: RefObject<HTMLElement | null>;
  readonly onChoose: (choice: Choice) => void;
}

export function CaseBand({ details, place, onChoose }: CaseBandProps) {
  const band = bandOf(details);
  const canAct = useMay('disputes:change');
  const nearDialogs = usePrefetchOnIntent(DIALOGS);
  const nearSettlement = usePrefetchOnIntent(SETTLEMENT);
  const choices = choicesOf({ ...details, canBeSplit: canBeSplit(details) });
  return (
    <section ref={place} tabIndex={-1} aria-label={text.nextStep()}>
      <Flex
        background={`${band.tone}.soft`}
        borderWidth="1px"
        borderColor={`${band.tone}.edge`}
        borderRadius="card"
        align="center"
        wrap="wrap"
        columnGap="6"
        rowGap="4"
        paddingX="5"
        paddingY="4"
      >
        {band.until && <BigCountdown until={band.until} tone={band.tone} />}
        <Box flex={{ base: '1 1 12rem', md: '1 1 18rem' }} minWidth="0">
          <Text fontWeight="semibold">{band.title}</Text>
          {band.lines.map((line) => (
            <Note key={line} overflowWrap="anywhere">
              {line}
            </Note>
          ))}
        </Box>
        <Flex
          gap="3"
          wrap="wrap"
          css={{ '&:empty': { display: 'none' }, _print: { display: 'none' } }}
          width={{ base: 'full', md: 'auto' }}
        >
          {details.state === 'draft' && (
            <ButtonLink flexGrow={{ base: 1, md: 0 }} to={paths.oppositions.continueDraft(details.id)}>
              {text.continueFiling()}
            </ButtonLink>
          )}
          {canAct && details.state === 'awaiting_claimant_evidence' && details.my_side === 'claimant' && (
            <Button asChild flexGrow={{ base: 1, md: 0 }}>
              <a href="#evidence">{text.addDocuments()}</a>
            </Button>
          )}
          {choices.map((choice) => (
            <Button
              key={choice}
              variant={VARIANTS[choice]}
              flexGrow={{ base: 1, md: 0 }}
              {...(choice === 'propose' ? nearSettlement : nearDialogs)}
              onClick={() => onChoose(choice)}
            >
              {choice === 'withdraw' && continuesWithout(details) ? text.leave() : CHOICE_LABELS[choice]()}
            </Button>
          ))}
        </Flex>
      </Flex>
    </section>
  );
}

const VARIANTS = {
  ask_for_time: 'outline',
  update: 'outline',
  revoke: 'outline',
  maintain: 'danger',
  withdraw: 'outline',
  escalate: 'outline',
  propose: 'solid',
} as const satisfies Record<Choice, string>;

function BigCountdown({ until, tone }: { until: string; tone: Band['tone'] }) {
  const { figure, unit } = countdownTo(until, useNow());
  return (
    <Box color={`${tone}.text`} flexShrink="0" fontWeight="bold" lineHeight="tight">
      {figure !== null && (
        <Text as="span" display="block" fontSize="3xl" fontVariantNumeric="tabular-nums">
          {figure}
        </Text>
      )}
      <Text as="span">{unit}</Text>
    </Box>
  );
}

const MINUTE = 60_000;

function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}

export function CaseLinks({ details: { follows, merged_into } }: { details: CaseDetails }) {
  if (!follows && !merged_into) return null;
  return (
    <Flex gap="4" wrap="wrap">
      {follows && <Text>{text.follows({ link: () => <CaseLink key="link" {...follows} /> })}</Text>}
      {merged_into && <Text>{text.mergedInto({ link: () => <CaseLink key="link" {...merged_into} /> })}</Text>}
    </Flex>
  );
}

function CaseLink({ id, number }: { id: string; number: string }) {
  return <PageLink to={paths.oppositions.details(id)}>{number}</PageLink>;
}
