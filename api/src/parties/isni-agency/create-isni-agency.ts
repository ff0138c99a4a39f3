import type { Env } from '../../platform/config/env.ts';
import { createRequester } from './atom.ts';
import type { IsniAgency } from './isni-agency.ts';
import { createIndexSearch } from './sru-search.ts';

export function createIsniAgency(env: Env): IsniAgency {
  const timeoutMs = env.ISNI_TIMEOUT_SECONDS * 1_000;
  const index = env.ISNI_SRU_URL ? createIndexSearch({ url: env.ISNI_SRU_URL, timeoutMs }) : null;
  const request = env.ISNI_ATOM_URL
    ? createRequester({
        url: env.ISNI_ATOM_URL,
        timeoutMs,
        sourceCode: env.ISNI_SOURCE_CODE,
        user: env.ISNI_ATOM_USER ?? null,
        password: env.ISNI_ATOM_PASSWORD ?? null,
      })
    : null;
  return { search: index?.search ?? null, lookUp: index?.lookUp ?? null, request };
}
