import type { LimitName, MemberLimits } from '@counterpoint/domain/schemas/members';
import * as text from '../../messages/limits.generated.ts';
import type { Database } from '../db/transaction.ts';
import { wiringOf } from '../db/wiring.ts';
import { AppError } from '../http/app-error.ts';
import { formatSize } from '../time/format.ts';

/** The limits of a member, with their counters. The tables belong to other folders, so `main` passes the counters in. */
export interface CountedLimit {
  readonly most: number;
  count(db: Database, memberId: string): Promise<number>;
}

declare module '../db/wiring.ts' {
  interface Wiring {
    readonly limits: Readonly<Record<LimitName, CountedLimit>>;
  }
}

const REFUSALS: Readonly<Record<LimitName, { readonly code: string; message(most: number): string }>> = {
  storage: { code: 'storage_full', message: (most) => text.storageFull({ most: formatSize(most) }) },
  open_imports: { code: 'too_many_imports', message: (most) => text.tooManyImports({ most }) },
  drafts: { code: 'too_many_drafts', message: (most) => text.tooManyDrafts({ most }) },
  parties: { code: 'too_many_parties', message: (most) => text.tooManyParties({ most }) },
};

/** Throws 409 if a member would keep more than the society allows. Simultaneous requests may go a little beyond. */
export async function assertRoomFor(
  db: Database,
  name: LimitName,
  { memberId, adding }: { readonly memberId: string; readonly adding: number },
): Promise<void> {
  const { most, count } = wiringOf(db).limits[name];
  if ((await count(db, memberId)) + adding <= most) return;
  const { code, message } = REFUSALS[name];
  throw new AppError(409, code, message(most));
}

export async function readLimits(db: Database, memberId: string): Promise<MemberLimits> {
  const { limits } = wiringOf(db);
  const read = async (name: LimitName) => ({ used: await limits[name].count(db, memberId), most: limits[name].most });
  return {
    storage: await read('storage'),
    open_imports: await read('open_imports'),
    drafts: await read('drafts'),
    parties: await read('parties'),
  };
}
