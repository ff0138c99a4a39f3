/** Shared by the host and by areas that run alone. */
export { Bar } from './bar/bar.tsx';
export { type ErrorPlace, sendErrorReport } from './errors/error-report.ts';
export { hasUnsavedWork, stopGuardingUnload, useLeaveGuard } from './leaving/use-leave-guard.ts';
export { withDeadline } from './loading/deadline.ts';
export { LoadingCode } from './loading/loading-code.tsx';
export { useLoaded } from './loading/use-loaded.ts';
export { NOTICE_DURATION_MS } from './notices/notice-durations.ts';
export { FailureBoundary, type FailureProps } from './pages/failure-boundary.tsx';
export { OnceKnown } from './pages/once-known.tsx';
export { loadPage, PageFrame } from './pages/page-frame.tsx';
export { PagePlace } from './pages/page-place.tsx';
export { type Connections, createConnections } from './services/connections.ts';
export { useHostServices } from './services/use-host-services.ts';
export { profileInCache, profileQuery } from './session/profile-query.ts';
export { createQuestionStore, type QuestionStore } from './session/question-store.ts';
export { signOut } from './session/sign-out.ts';
export { useProfile } from './session/use-profile.ts';
export { rootElement } from './start/root-element.ts';
