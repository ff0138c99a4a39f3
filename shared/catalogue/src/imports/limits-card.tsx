import { Loaded } from '@counterpoint/area-ui/page';
import { useRead } from '@counterpoint/client/queries';
import type { LimitName, MemberLimits } from '@counterpoint/domain/schemas/members';
import { chakra, Flex, Heading, StackedCard, StatusBadge, Text } from '@counterpoint/kit/core';
import { ProgressBar } from '@counterpoint/kit/files';
import { formatSize } from '@counterpoint/kit/text';
import * as text from '../messages/imports.generated.ts';
import { LIMITS } from './imports-api.ts';
import { Pending } from './pending.tsx';

type Limit = MemberLimits[LimitName];

const NEAR = 0.9;

const inBytes = ({ used, most }: Limit) => text.limitOf({ used: formatSize(used), most: formatSize(most) });
const ROWS: readonly (readonly [LimitName, () => string, (limit: Limit) => string])[] = [
  ['storage', text.limitStorage, inBytes],
  ['open_imports', text.limitImports, text.limitOfCount],
  ['drafts', text.limitDrafts, text.limitOfCount],
  ['parties', text.limitParties, text.limitOfCount],
];
const COLUMNS = { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' };

/** Shows how much the member keeps, before an upload is rejected for it. */
export function LimitsCard() {
  const limits = useRead(LIMITS);
  return (
    <StackedCard>
      <Heading size="md">{text.limitsTitle()}</Heading>
      <Text color="muted">{text.limitsHint()}</Text>
      <Loaded query={limits} loading={<Pending height="8rem" />}>
        {(loaded) => (
          <chakra.ul display="grid" gap="4" columnGap="8" gridTemplateColumns={COLUMNS}>
            {ROWS.map(([name, label, figures]) => (
              <LimitRow key={name} label={label()} limit={loaded[name]} figures={figures(loaded[name])} />
            ))}
          </chakra.ul>
        )}
      </Loaded>
    </StackedCard>
  );
}

interface LimitRowProps {
  readonly label: string;
  readonly limit: Limit;
  readonly figures: string;
}

function LimitRow({ label, limit: { used, most }, figures }: LimitRowProps) {
  const share = used / most;
  return (
    <chakra.li display="grid" gap="2">
      <Flex gap="3" wrap="wrap" align="center" justify="space-between" fontSize="sm">
        <Text>{label}</Text>
        <Flex gap="3" align="center">
          {share >= NEAR && (
            <StatusBadge tone="amber">{share >= 1 ? text.limitReached() : text.limitNear()}</StatusBadge>
          )}
          <Text color="muted" fontVariantNumeric="tabular-nums">
            {figures}
          </Text>
        </Flex>
      </Flex>
      <ProgressBar label={label} share={share} isLabelled={false} />
    </chakra.li>
  );
}
