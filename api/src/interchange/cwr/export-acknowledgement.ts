import {
  type CwrAnswer,
  type CwrFileName,
  CwrFileReader,
  CwrFileWriter,
  type CwrStatus,
  type CwrTransaction,
  cwrFileName,
  getValue,
  importedWork,
  readCwrFileName,
  writeAcknowledgement,
} from '@counterpoint/domain/cwr';
import { inLanguage } from '@counterpoint/messages/node';
import * as text from '../../messages/cwr.generated.ts';
import * as notFoundText from '../../messages/not-found.generated.ts';
import type { Act } from '../../platform/http/act.ts';
import { conflict, notFound } from '../../platform/http/app-error.ts';
import type { Services } from '../../platform/services.ts';
import { findImport, type ImportJob } from '../imports/import-repository.ts';
import { withLocalCopy } from '../imports/stages/local-copy.ts';
import { activeIswcs, findByNumber, type NumberedWork } from './cwr-repository.ts';
import { transactionsOf } from './cwr-text.ts';

type Context = Pick<Services, 'db' | 'files' | 'env'>;

export interface AcknowledgementFile {
  readonly name: string;
  readonly text: string;
}

const BATCH = 500;

/** Writes a CWR acknowledgement for the works of a file. 404 for another member's import, 409 before it has ended. */
export async function exportAcknowledgement(
  context: Context,
  { actor, at }: Act,
  importId: string,
): Promise<AcknowledgementFile> {
  const { db, files, env } = context;
  const job = await findImport(db, importId, actor.memberId);
  if (!job) throw notFound(notFoundText.importJob());
  if (job.format !== 'cwr') throw conflict('not_cwr', text.onlyCwr());
  if (job.state !== 'done') throw conflict('import_not_done', text.importFirst());
  return withLocalCopy({ reading: db, files, job }, async (file) => {
    const reader = new CwrFileReader();
    const sent = readCwrFileName(job.file_name);
    const head = { sender: societyOf(env), at, characterSet: '' };
    const writer = new CwrFileWriter({ ...head, version: sent?.version ?? '2.1' });
    const pieces = [writer.begin(), writer.group('ACK')];
    let batch: CwrTransaction[] = [];
    const flush = async () => {
      for (const answered of await acknowledgementsFor(context, { batch, job, reader, at }))
        pieces.push(writer.transaction(answered));
      batch = [];
    };
    for await (const { transaction } of transactionsOf(file, reader)) {
      if (batch.push(transaction) === BATCH) await flush();
    }
    await flush();
    pieces.push(writer.end());
    return { name: nameOf(sent, { at, code: env.SOCIETY_CISAC_CODE }), text: pieces.join('') };
  });
}

function societyOf(env: Context['env']) {
  return { type: 'SO', number: env.SOCIETY_CISAC_CODE, name: 'COUNTERPOINT' } as const;
}

/** Swaps sender and receiver and keeps the number, so that both files are recognisably a pair. */
function nameOf(sent: CwrFileName | null, { at, code }: { at: Date; code: string }): string {
  const about = sent ?? { sequence: 1, sender: '000', version: '2.1' as const };
  const year = at.getUTCFullYear();
  return cwrFileName({ ...about, year, sender: code, receiver: about.sender });
}

interface Answering {
  readonly batch: readonly CwrTransaction[];
  readonly job: ImportJob;
  readonly reader: CwrFileReader;
  readonly at: Date;
}

async function acknowledgementsFor({ db }: Context, { batch, job, reader, at }: Answering) {
  // Societies read the messages of a file in English.
  const works = inLanguage('en', () =>
    batch.flatMap((transaction) => {
      const work = importedWork(transaction);
      return work ? [{ transaction, work }] : [];
    }),
  );
  const numbers = works.flatMap(({ work }) => work.number ?? []);
  const known = await findByNumber(db, { memberId: job.member_id, numbers, jobId: null });
  const iswcs = works.flatMap(({ work }) => work.parsed.draft.iswc ?? []);
  const taken = await activeIswcs(db, iswcs);
  const [date, time] = [reader.header ? getValue(reader.header, 'creation_date') : '', timeOf(reader)];
  return works.map(({ transaction, work }) => {
    const existing = known.get(work.number ?? '');
    const isOurs = existing !== undefined && (existing.import_job_id === job.id || transaction.type === 'REV');
    const status = isOurs ? statusOf(existing) : taken.has(work.parsed.draft.iswc ?? '') ? 'DU' : 'RJ';
    const answer: CwrAnswer = {
      created: { date, time },
      group: transaction.group,
      transaction: transaction.records[0]?.transaction ?? 0,
      processed: at,
      status,
      recipientNumber: isOurs ? existing.reference : '',
      messages: messagesOn(transaction, work.findings),
    };
    return writeAcknowledgement(answer, transaction.records);
  });
}

function timeOf({ header }: CwrFileReader): string {
  return header ? getValue(header, 'creation_time') : '';
}

function statusOf({ state }: NumberedWork): CwrStatus {
  if (state === 'registered') return 'SR';
  return state === 'registered_incomplete' ? 'AS' : 'RA';
}

type Findings = NonNullable<ReturnType<typeof importedWork>>['findings'];

/** Only findings of CWR's own rules, since ours have no number in CWR. */
function messagesOn({ records }: CwrTransaction, findings: Findings): CwrAnswer['messages'] {
  return findings.flatMap(({ id, level, line, correction }) => {
    const rule = /^CWR-([A-Z]{3})-([EGTRF])(\d+)$/.exec(id);
    if (!rule) return [];
    const [, type = '', ruleLevel = '', number] = rule;
    const sequence = records.find((record) => record.line === line)?.sequence ?? 0;
    const text = correction.toUpperCase().replaceAll(/[^\x20-\x7e]/g, "'");
    return [{ severity: level.charAt(0), level: ruleLevel, type, rule: Number(number), sequence, text }];
  });
}
