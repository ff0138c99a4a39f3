import {
  CwrFileWriter,
  type CwrFinding,
  type CwrLoss,
  type CwrRecord,
  cwrFileName,
  findOutgoingFaults,
  hasControlledParty,
} from '@counterpoint/domain/cwr';
import { cisText } from '@counterpoint/domain/names';
import { type CwrFile, MOST_CWR_WORKS, type NewCwrFile } from '@counterpoint/domain/schemas/imports';
import * as text from '../../messages/cwr.generated.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { newId } from '../../platform/db/new-id.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { beginUse } from '../../platform/files/file-repository.ts';
import type { Act } from '../../platform/http/act.ts';
import { conflict, wrongFields } from '../../platform/http/app-error.ts';
import type { Services } from '../../platform/services.ts';
import { insertCwrFile, lockSequence, type Sender, senderOf } from './cwr-file-repository.ts';
import { ownActiveWorks } from './cwr-repository.ts';
import { outgoingWorks, type WrittenWork } from './outgoing-works.ts';

export async function createCwrFile(
  tx: Tx,
  { files, act }: Pick<Services, 'files'> & { readonly act: Act },
  wanted: NewCwrFile,
): Promise<CwrFile> {
  const { actor, at } = act;
  const ids = await worksOf(tx, actor.memberId, wanted.ids);
  const sender = await senderOf(tx, actor.memberId);
  const year = at.getUTCFullYear();
  const sequence = await lockSequence(tx, actor.memberId, year);
  const { version, receiver } = wanted;
  const file_name = cwrFileName({ year, sequence, sender: senderCode(sender.name), receiver, version });
  const { contents: written, works, losses, faults } = await writeFile(tx, ids, { wanted, sender, act });
  const isPlain = /^[\x20-\x7e\r\n]*$/.test(written);
  const contents = Buffer.from(written, isPlain ? 'latin1' : 'utf8');
  const name = await files.keep({
    memberId: actor.memberId,
    kind: 'cwr',
    contentType: 'text/plain; charset=utf-8',
    contents,
  });
  await beginUse(tx, { memberId: actor.memberId, kind: 'cwr', name });
  const file = {
    id: newId(),
    file_name,
    version,
    receiver,
    works,
    bytes: contents.byteLength,
    losses,
    faults,
    created_at: at.toISOString(),
  };
  await insertCwrFile(tx, { file, memberId: actor.memberId, year, sequence, contents: name });
  const { losses: _losses, faults: _faults, ...after } = file;
  await recordAudit(tx, {
    action: 'cwr_file.create',
    actor,
    subjectId: file.id,
    after,
    ...(act.requestId && { requestId: act.requestId }),
  });
  return file;
}

async function worksOf(tx: Tx, memberId: string, ids: NewCwrFile['ids']): Promise<string[]> {
  const found = await ownActiveWorks(tx, { memberId, ids, limit: MOST_CWR_WORKS + 1 });
  if (found.length > MOST_CWR_WORKS) throw conflict('too_many_works', text.tooManyWorks({ max: MOST_CWR_WORKS }));
  if (found.length === 0 && ids === null) throw conflict('no_works', text.nothingToSend());
  const missing = ids?.filter((id) => !found.includes(id.toLowerCase())) ?? [];
  if (missing.length > 0) throw wrongFields([{ path: 'ids', message: text.notYours() }]);
  return found;
}

interface Writing {
  readonly wanted: NewCwrFile;
  readonly sender: Sender;
  readonly act: Act;
}

async function writeFile(tx: Tx, ids: readonly string[], { wanted, sender, act }: Writing) {
  const works = new Map<string, WrittenWork['records'][]>();
  const losses = new Losses();
  const faults = new Faults();
  let count = 0;
  const { version } = wanted;
  for await (const work of outgoingWorks(tx, ids, {
    version,
    senderId: act.actor.partyId,
    receiver: wanted.receiver,
  })) {
    if (!hasControlledParty(work.records)) {
      losses.add({ title: work.title, losses: [notRepresented()] });
      continue;
    }
    count += 1;
    const type = work.records[0]?.type ?? 'NWR';
    works.set(type, [...(works.get(type) ?? []), work.records]);
    losses.add(work);
    faults.add(work.title, findOutgoingFaults(work.records, version));
  }
  if (count === 0) throw conflict('no_works', text.noneRepresented());
  const isPlain = [...works.values()].every((all) => all.every((records) => records.every(isAscii)));
  const writer = new CwrFileWriter({
    version,
    at: act.at,
    characterSet: isPlain ? '' : 'UTF-8',
    sender: { type: sender.isPerson ? 'WR' : 'PB', number: sender.ipi ?? '', name: cisText(sender.name, 'name').text },
  });
  const pieces = [writer.begin()];
  for (const [type, all] of works) {
    pieces.push(writer.group(type));
    for (const records of all) pieces.push(writer.transaction(records));
  }
  pieces.push(writer.end());
  if (sender.ipi === null) losses.add({ title: sender.name, losses: [missingIpi()] });
  return { contents: pieces.join(''), works: count, losses: losses.all(), faults: faults.all() };
}

function isAscii({ values, rest }: CwrRecord): boolean {
  return [...Object.values(values), rest].every((value) => /^[\x20-\x7e]*$/.test(value));
}

function missingIpi(): CwrLoss {
  return {
    place: 'HDR Sender ID',
    held: '',
    written: '000000000',
    why: text.addIpi(),
  };
}

function notRepresented(): CwrLoss {
  return { place: 'NWR', held: '', written: null, why: text.notRepresented() };
}

class Faults {
  readonly #kinds = new Map<string, CwrFile['faults'][number]>();

  add(title: string, findings: readonly CwrFinding[]): void {
    const seen = new Set<string>();
    for (const { id: rule, level, column, found, correction } of findings) {
      const rejects = level !== 'RR' && level !== 'FR';
      const kind = this.#kinds.get(rule) ?? {
        rule,
        place: column ?? '',
        correction,
        rejects,
        works: 0,
        example: { title, found },
      };
      this.#kinds.set(rule, { ...kind, works: kind.works + (seen.has(rule) ? 0 : 1) });
      seen.add(rule);
    }
  }

  /** What rejects most works comes first. */
  all(): CwrFile['faults'] {
    const kinds = [...this.#kinds.values()];
    return kinds.sort((one, other) => Number(other.rejects) - Number(one.rejects) || other.works - one.works);
  }
}

class Losses {
  readonly #kinds = new Map<string, CwrFile['losses'][number]>();

  add({ title, losses }: Pick<WrittenWork, 'title' | 'losses'>): void {
    const target = new Set<string>();
    for (const { place, why, held, written } of losses) {
      const key = `${place} ${why}`;
      const kind = this.#kinds.get(key) ?? { place, why, works: 0, example: { title, held, written } };
      this.#kinds.set(key, { ...kind, works: kind.works + (target.has(key) ? 0 : 1) });
      target.add(key);
    }
  }

  all(): CwrFile['losses'] {
    return [...this.#kinds.values()].sort((one, other) => other.works - one.works);
  }
}

/** CISAC assigns each sender a code. We don't know it, so we use three letters of the name. */
export function senderCode(name: string): string {
  return cisText(name, 'name')
    .text.replaceAll(/[^A-Z0-9]/g, '')
    .slice(0, 3)
    .padEnd(3, 'X');
}
