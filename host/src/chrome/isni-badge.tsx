import { useLiveQueries, useRead } from '@counterpoint/client/queries';
import { paths } from '@counterpoint/contract/paths';
import { Link } from '@counterpoint/contract/router';
import { heldIsni } from '@counterpoint/domain/identifiers';
import { Box, Button, Delayed, Flex, Icon, Skeleton, StatusBadge, VisuallyHidden } from '@counterpoint/kit/core';
import * as text from '../messages/shell.generated.ts';
import { ISNI } from './isni-api.ts';

/** Room for the number before it is known, so that nothing next to it moves. Very narrow screens show its end. */
const PLACE = { flex: { base: '0 1 9.25rem', md: 'none' }, minWidth: '4rem', justify: 'flex-end' } as const;

/** Leads to the page about it. Shows 'pending', as specified, if the member has no ISNI or one of sixteen zeros. */
export function IsniBadge() {
  const { data, isError, isFetching, refetch } = useRead(ISNI);
  useLiveQueries('profile', ISNI.key);
  return (
    <Flex {...PLACE}>
      {data && (
        <Box asChild borderRadius="full">
          <Link to={paths.account.personalIdentifiers()}>
            <IsniStatus number={data.isni_number} />
          </Link>
        </Box>
      )}
      {!data && isError && <LoadFailure isRetrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !isError && <Loading />}
    </Flex>
  );
}

function IsniStatus({ number }: { number: string | null }) {
  const held = heldIsni(number);
  if (held) return <IsniNumber number={held} />;
  return (
    <StatusBadge tone="amber">
      {text.isniPending({ hidden: (parts) => <VisuallyHidden key="isni">{parts}</VisuallyHidden> })}
    </StatusBadge>
  );
}

function LoadFailure({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  return (
    <Button
      variant="outline"
      size="sm"
      paddingInline={{ base: '2', md: '3' }}
      aria-label={text.isniFailed()}
      loading={isRetrying}
      onClick={onRetry}
    >
      <Icon name="warning" size={16} />
      {text.isniShort()}
      <Box as="span" hideBelow="md">
        {text.notLoaded()}
      </Box>
    </Button>
  );
}

function Loading() {
  return (
    <Box role="status" aria-label={text.loadingIsni()} width={{ base: 'full', md: '12rem' }} height="7">
      <Delayed>
        <Skeleton height="7" borderRadius="full" />
      </Delayed>
    </Box>
  );
}

const VERY_NARROW = '@media (max-width: 22.4rem)';

const HIDDEN = { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } as const;

/** Margins between the groups instead of spaces, so that copying gives the plain number. */
function IsniNumber({ number }: { number: string }) {
  const [first, second, third, fourth] = number.match(/.{4}/g) ?? [];
  return (
    <Flex
      align="center"
      gap="1.5"
      paddingX={{ base: '1.5', md: '3' }}
      paddingY="1"
      borderWidth="1px"
      borderColor="line"
      _hover={{ borderColor: 'control' }}
      borderRadius={{ base: 'control', md: 'full' }}
      fontSize={{ base: '2xs', md: 'xs' }}
      fontVariantNumeric="tabular-nums"
      lineHeight={{ base: 'tight', md: 'inherit' }}
    >
      <Box as="span" color="muted" srOnly={{ base: true, md: false }}>
        {text.isniShort()}
      </Box>
      <Box as="span" textAlign="center">
        <Group>{first}</Group>
        <Group>{second}</Group>
        <Group>{third}</Group>
        <Group isLast>{fourth}</Group>
      </Box>
    </Flex>
  );
}

/** All groups are read out and copied, on any screen. */
function Group({ children, isLast = false }: { children: string | undefined; isLast?: boolean }) {
  return (
    <Box as="span" marginX="0.175em" css={{ [VERY_NARROW]: isLast ? { _before: { content: '"ISNI …"' } } : HIDDEN }}>
      {children}
    </Box>
  );
}
