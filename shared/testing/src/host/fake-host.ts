import { createHttpClient } from '@counterpoint/client/http';
import { createNotify, type HostServices, type LiveTopic, type Notify, type ShowNotice } from '@counterpoint/contract';
import { jest } from '@jest/globals';
import { aProfile } from '../samples/index.ts';

/** A host that records its calls. Its `http` is the real client over the fake API. */
export interface FakeHost extends HostServices {
  readonly refreshProfile: jest.Mock<HostServices['refreshProfile']>;
  /** Its `promise` also shows its toasts through it. */
  readonly notify: jest.Mock<ShowNotice> & Notify;
  readonly reportError: jest.Mock<HostServices['reportError']>;
  readonly setTitle: jest.Mock<HostServices['setTitle']>;
  readonly guardLeave: jest.Mock<HostServices['guardLeave']>;
  /** Simulates the server's event that something of this topic changed. */
  publishChange(topic: LiveTopic): void;
}

/** The token of the fake host's calls while it has a user. */
export const TEST_TOKEN = 'test-token';

/** A host with a signed-in person, `aProfile()`; pass `{ user: null }` for public pages. */
export function fakeHost(overrides: Partial<FakeHost> = {}): FakeHost {
  const subscribers = new Set<{ topic: LiveTopic; onChange: () => void }>();
  const user = overrides.user === undefined ? aProfile() : overrides.user;
  const session = user ? { token: TEST_TOKEN, exp: Number.MAX_SAFE_INTEGER } : null;
  return {
    user,
    http: createHttpClient({ session: { get: () => session } }),
    refreshProfile: jest.fn(async () => undefined),
    notify: createNotify(jest.fn<ShowNotice>(() => ({ dismiss: () => undefined }))),
    reportError: jest.fn(),
    setTitle: jest.fn(),
    guardLeave: jest.fn(),
    live: {
      subscribe(topic, onChange) {
        const subscriber = { topic, onChange };
        subscribers.add(subscriber);
        return () => subscribers.delete(subscriber);
      },
    },
    publishChange(topic) {
      for (const each of [...subscribers]) if (each.topic === topic) each.onChange();
    },
    ...overrides,
  };
}
