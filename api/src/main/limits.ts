import { countDrafts } from '../catalogue/entry/list/list-repository.ts';
import { countOpenImports } from '../interchange/imports/import-repository.ts';
import { countAddedParties } from '../parties/composers/composer-repository.ts';
import type { Env } from '../platform/config/env.ts';
import type { Wiring } from '../platform/db/wiring.ts';
import { bytesOfMember } from '../platform/files/file-repository.ts';

export function limitsOf(env: Env): Wiring['limits'] {
  return {
    storage: { most: env.MEMBER_STORAGE_MB * 1_000_000, count: bytesOfMember },
    open_imports: { most: env.MEMBER_OPEN_IMPORTS, count: countOpenImports },
    drafts: { most: env.MEMBER_DRAFTS, count: countDrafts },
    parties: { most: env.MEMBER_PARTIES, count: countAddedParties },
  };
}
