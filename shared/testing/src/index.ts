// Types of the matchers, for every test file that imports this package.
import '@testing-library/jest-dom/jest-globals';

export {
  FakeResponse,
  failWith,
  networkFailure,
  neverRespond,
  respondWith,
  respondWithFile,
  respondWithNothing,
} from './api/answers.ts';
export { type FakeApi, type FakeHandler, type FakeRequest, type FakeRoutes, fakeApi } from './api/fake-api.ts';
export { takeUnhandledCalls } from './api/fetch-guard.ts';
export { type FakeHost, fakeHost, TEST_TOKEN } from './host/fake-host.ts';
export { fillIn } from './host/fill-in.ts';
export { pretendWidth } from './host/pretend-width.ts';
export { recordSavedFiles } from './host/record-saved-files.ts';
export {
  createTestQueryClient,
  type RenderedPage,
  type RenderOptions,
  renderWithHost,
} from './host/render-with-host.tsx';
export { saveDraft } from './host/save-draft.ts';
export * from './samples/index.ts';
