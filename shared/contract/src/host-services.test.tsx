import { describe, expect, jest, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { createNotify, HostProvider, type HostServices, useHost } from './index.ts';

describe('host services', () => {
  test('reach a page below the host', () => {
    const services: HostServices = {
      user: null,
      refreshProfile: async () => undefined,
      http: {
        get: jest.fn(),
        post: jest.fn(),
        put: jest.fn(),
        delete: jest.fn(),
        download: jest.fn(),
      } as HostServices['http'],
      notify: createNotify(() => ({ dismiss: () => undefined })),
      reportError: () => undefined,
      setTitle: () => undefined,
      live: { subscribe: () => () => undefined },
      guardLeave: () => undefined,
    };
    const { result } = renderHook(() => useHost(), {
      wrapper: ({ children }) => <HostProvider value={services}>{children}</HostProvider>,
    });
    expect(result.current).toBe(services);
  });

  test('throw a clear error without a host', () => {
    // React logs what a component throws, which is expected here.
    const printed = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderHook(() => useHost())).toThrow('useHost() was called outside a HostProvider.');
    printed.mockClear();
  });
});
