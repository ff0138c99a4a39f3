import { createRequire } from 'node:module';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

// React captures a stack for each of the first 10,000 elements in a second, which no test reads: a sixteenth of the time of
// component tests. All its warnings stay.
const internals: unknown = createRequire(import.meta.url)('react')[INTERNALS];
if (typeof internals !== 'object' || internals === null) throw new Error(`React has no ${INTERNALS} any more.`);
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set: () => undefined,
});
