import { type FaultProxy, startFaultProxy } from '../portal/fault-proxy.ts';
import { test as base } from '../portal/test.ts';

interface Fixtures {
  /** Stands between the browser and the portal. */
  faults: FaultProxy;
}

/** A test that reaches its worker's portal through a proxy that spoils what it is told to. */
export const test = base.extend<Fixtures>({
  faults: async ({ portal }, use) => {
    const proxy = await startFaultProxy(portal.origin);
    await use(proxy);
    await proxy.stop();
  },
  baseURL: async ({ faults }, use) => use(faults.origin),
});
