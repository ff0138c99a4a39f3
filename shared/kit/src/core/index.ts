/** The kit for the first page, and the only entry that imports Chakra: the others take `chakra` from here. */
export type { ColorMode } from '@counterpoint/kit/tokens';
export { Alert } from './alert.tsx';
export { Avatar } from './avatar.tsx';
export { Button, IconButton } from './button.tsx';
export { useColorMode } from './color-mode/use-color-mode.ts';
export { Icon } from './icon/icon.tsx';
export type { IconName } from './icon/icon-paths.ts';
export { Logo } from './icon/logo.tsx';
export { KitProvider } from './kit-provider.tsx';
export { Box, Flex, Grid, Stack, VisuallyHidden } from './layout.ts';
export { nearestVisible, placesAround } from './nearest-visible.ts';
export { StatusBadge, type StatusTone } from './status-badge.tsx';
export { chakra } from './system/styled.ts';
export { Card, Heading, INSET, Name, Note, StackedCard, Text, TextLink } from './text.ts';
export { useFocusRecovery } from './use-focus-recovery.ts';
export { FROM_EXTRA_LARGE, FROM_LARGE, FROM_MEDIUM, useMediaQuery } from './use-media-query.ts';
export { DELAY_MS, Delayed, Skeleton, Spinner } from './waiting.tsx';
