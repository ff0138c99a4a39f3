import { type FaultProxy, startFaultProxy } from '../portal/fault-proxy.ts';
import { test as base } from '../portal/test.ts';

interface Fixtures {
  /** How long a page waits for an area; by default as for members. */
  loadTimeoutMs: number | undefined;
  /** The proxy between browser and portal. */
  faults: FaultProxy;
}

/** A test that reaches its worker's portal through a proxy that corrupts chosen responses. */
export const test = base.extend<Fixtures>({
  loadTimeoutMs: [undefined, { option: true }],
  faults: async ({ portal, loadTimeoutMs }, use) => {
    const proxy = await startFaultProxy(portal.origin, loadTimeoutMs);
    await use(proxy);
    await proxy.stop();
  },
  baseURL: async ({ faults }, use) => use(faults.origin),
  freshContext: true,
});
