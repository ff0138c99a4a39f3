export { EmptyState, ErrorState } from './empty-state.tsx';
export { Facts } from './facts.tsx';
export { type Breadcrumb, PageHeader, type RenderLink } from './page-header.tsx';
export { compositionStatus } from './status/composition-status.ts';
export { oppositionStatus } from './status/opposition-status.ts';
export { recordingStatus } from './status/recording-status.ts';
export type { StatusWords } from './status/status.ts';
export { CompositionStatus, OppositionStatus, RecordingStatus } from './status/status-badges.tsx';
export { Timeline, type TimelineItem } from './timeline.tsx';
