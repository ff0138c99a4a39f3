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

interface ShownStep extends Step {
  readonly number: number;
  readonly state: 'done' | 'wrong' | 'current' | 'ahead';
}

/** On narrow screens one line: 'Step 2 of 4: Writers and shares'. */
export function Steps({ steps, current, wrong = [], onGo }: StepsProps) {
  const isWide = useMediaQuery(FROM_LARGE);
  const found = steps.findIndex(({ id }) => id === current);
  const at = Math.max(0, found);
  const shown = steps.map((step, index): ShownStep => {
    const state = index === at ? 'current' : index > at ? 'ahead' : wrong.includes(step.id) ? 'wrong' : 'done';
    return { ...step, number: index + 1, state };
  });
  return (
    <chakra.nav aria-label={text.steps()}>
      {isWide ? (
        <chakra.ol display="flex" gap="2.5">
          {shown.map((step) => (
            <StepItem key={step.id} step={step} isLast={step.number === steps.length} onGo={onGo} />
          ))}
        </chakra.ol>
      ) : (
        <StepLine steps={shown} />
      )}
    </chakra.nav>
  );
}

const LINE_COLORS = { done: 'brand', wrong: 'terracotta', current: 'brand', ahead: 'line' } as const;

function StepLine({ steps }: { steps: readonly ShownStep[] }) {
  const { number = 1, label = '' } = steps.find(({ state }) => state === 'current') ?? {};
  return (
    <>
      <chakra.p fontSize="sm" fontWeight="semibold" aria-current="step">
        {text.stepOf({ step: number, count: steps.length, label })}
      </chakra.p>
      <chakra.div aria-hidden="true" display="flex" gap="1" marginTop="2">
        {steps.map(({ id, state }) => (
          <chakra.span key={id} flex="1" height="1" borderRadius="full" bg={LINE_COLORS[state]} />
        ))}
      </chakra.div>
    </>
  );
}

interface StepItemProps {
  step: ShownStep;
  isLast: boolean;
  onGo: ((id: string) => void) | undefined;
}

function StepItem({ step: { id, label, number, state }, isLast, onGo }: StepItemProps) {
  const isLeft = state === 'done' || state === 'wrong';
  const content = (
    <>
      <StepMark state={state}>
        {state === 'wrong' ? '!' : state === 'done' ? <Icon name="check" size={14} /> : number}
      </StepMark>
      <chakra.span
        fontSize="sm"
        fontWeight="semibold"
        whiteSpace="nowrap"
        color={state === 'current' ? 'ink' : 'muted'}
      >
        {label}
        {state === 'wrong' && <VisuallyHidden> {text.needsCorrection()}</VisuallyHidden>}
      </chakra.span>
    </>
  );
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      gap="2.5"
      flex={isLast ? '0 0 auto' : '1 1 auto'}
      minWidth={0}
      aria-current={state === 'current' ? 'step' : undefined}
    >
      {isLeft && onGo ? (
        <chakra.button
          type="button"
          display="inline-flex"
          alignItems="center"
          gap="2.5"
          cursor="pointer"
          borderRadius="control"
          _hover={{ textDecoration: 'underline' }}
          onClick={() => onGo(id)}
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
