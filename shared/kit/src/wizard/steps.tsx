import { chakra, FROM_LARGE, Icon, useMediaQuery, VisuallyHidden } from '@counterpoint/kit/core';
import * as text from '../messages/wizard.generated.ts';

export interface Step {
  id: string;
  label: string;
}

interface StepsProps {
  steps: readonly Step[];
  current: string;
  /** Steps with a problem, which get no tick once they are left. */
  wrong?: readonly string[];
  onGo?: (id: string) => void;
}

/** On narrow screens one line: 'Step 2 of 4: Writers and shares'. */
export function Steps({ steps, current, wrong = [], onGo }: StepsProps) {
  const isWide = useMediaQuery(FROM_LARGE);
  const at = Math.max(
    0,
    steps.findIndex(({ id }) => id === current),
  );
  if (!isWide) return <StepLine steps={steps} at={at} wrong={wrong} />;
  return (
    <chakra.nav aria-label={text.steps()}>
      <chakra.ol display="flex" gap="2.5">
        {steps.map((step, index) => (
          <StepItem
            key={step.id}
            step={step}
            index={index}
            at={at}
            isWrong={wrong.includes(step.id)}
            isLast={index === steps.length - 1}
            onGo={onGo}
          />
        ))}
      </chakra.ol>
    </chakra.nav>
  );
}

interface StepLineProps {
  steps: readonly Step[];
  at: number;
  wrong: readonly string[];
}

function StepLine({ steps, at, wrong }: StepLineProps) {
  return (
    <chakra.nav aria-label={text.steps()}>
      <chakra.p fontSize="sm" fontWeight="semibold" aria-current="step">
        {text.stepOf({ step: at + 1, count: steps.length, label: steps[at]?.label ?? '' })}
      </chakra.p>
      <chakra.div aria-hidden="true" display="flex" gap="1" marginTop="2">
        {steps.map(({ id }, index) => (
          <chakra.span
            key={id}
            flex="1"
            height="1"
            borderRadius="full"
            bg={lineColor(index <= at, index < at && wrong.includes(id))}
          />
        ))}
      </chakra.div>
    </chakra.nav>
  );
}

function lineColor(isReached: boolean, isWrong: boolean): string {
  if (!isReached) return 'line';
  return isWrong ? 'terracotta' : 'brand';
}

interface StepItemProps {
  step: Step;
  index: number;
  at: number;
  isWrong: boolean;
  isLast: boolean;
  onGo: ((id: string) => void) | undefined;
}

function StepItem({ step, index, at, isWrong, isLast, onGo }: StepItemProps) {
  const isDone = index < at;
  const content = <StepContent label={step.label} index={index} at={at} isWrong={isWrong} />;
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      gap="2.5"
      flex={isLast ? '0 0 auto' : '1 1 auto'}
      minWidth={0}
      aria-current={index === at ? 'step' : undefined}
    >
      {isDone && onGo ? (
        <chakra.button
          type="button"
          display="inline-flex"
          alignItems="center"
          gap="2.5"
          cursor="pointer"
          borderRadius="control"
          _hover={{ textDecoration: 'underline' }}
          onClick={() => onGo(step.id)}
        >
          {content}
        </chakra.button>
      ) : (
        content
      )}
      {!isLast && <chakra.span aria-hidden="true" flex="1 1 0.5rem" minWidth="2" height="1px" bg="line" />}
    </chakra.li>
  );
}

interface StepContentProps {
  label: string;
  index: number;
  at: number;
  isWrong: boolean;
}

function StepContent({ label, index, at, isWrong }: StepContentProps) {
  const isCurrent = index === at;
  const isDone = index < at;
  return (
    <>
      <StepMark state={markOf({ isDone, isCurrent, isWrong })}>
        <Mark index={index} isDone={isDone} isWrong={isWrong} />
      </StepMark>
      <chakra.span fontSize="sm" fontWeight="semibold" whiteSpace="nowrap" color={isCurrent ? 'ink' : 'muted'}>
        {label}
        {isDone && isWrong && <VisuallyHidden> {text.needsCorrection()}</VisuallyHidden>}
      </chakra.span>
    </>
  );
}

interface MarkProps {
  index: number;
  isDone: boolean;
  isWrong: boolean;
}

function Mark({ index, isDone, isWrong }: MarkProps) {
  if (!isDone) return index + 1;
  return isWrong ? '!' : <Icon name="check" size={14} />;
}

interface MarkState {
  isDone: boolean;
  isCurrent: boolean;
  isWrong: boolean;
}

function markOf({ isDone, isCurrent, isWrong }: MarkState): 'done' | 'wrong' | 'current' | 'ahead' {
  if (isDone) return isWrong ? 'wrong' : 'done';
  return isCurrent ? 'current' : 'ahead';
}

const StepMark = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    boxSize: '1.625rem',
    borderWidth: '1px',
    borderRadius: 'full',
    fontSize: 'xs',
    fontWeight: 'bold',
  },
  variants: {
    state: {
      done: { bg: 'brand', borderColor: 'brand', color: 'brand.contrast' },
      wrong: { bg: 'card', borderColor: 'terracotta', color: 'terracotta.text' },
      current: {
        bg: 'card',
        borderColor: 'brand',
        color: 'brand.text',
        boxShadow: '0 0 0 3px var(--cp-colors-brand-soft)',
      },
      ahead: { bg: 'card', borderColor: 'outline', color: 'muted' },
    },
  },
});
