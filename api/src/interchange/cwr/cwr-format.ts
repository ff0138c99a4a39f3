import path from 'node:path';
import {
  CwrFileReader,
  type CwrTransaction,
  cwrKindOf,
  getValue,
  importedWork,
  readCwrFileName,
} from '@counterpoint/domain/cwr';
import { shortened, warning } from '@counterpoint/domain/imports';
import { formatList } from '@counterpoint/messages';
import * as message from '../../messages/cwr.generated.ts';
import { beginningOf, encodingName } from '../imports/formats/text-encoding.ts';
import { type FileFinding, fileFinding, type ImportFormat, type LocalFile, ofFile } from '../imports/import-format.ts';
import { RejectedFile } from '../imports/rejected-file.ts';
import { storeLines } from './cwr-repository.ts';
import { amendWorks, validateNumbers } from './cwr-revisions.ts';
import { checkEncoding, cwrEncodingOf, formatFault, headerOf, isResidue, transactionsOf } from './cwr-text.ts';

export const cwrFormat: ImportFormat = {
  id: 'cwr',
  recognises(file) {
    const found = kindOf(file);
    if (found?.kind === 'other_version') throw new RejectedFile(message.otherVersion({ version: found.version }));
    if (found?.kind === 'acknowledgements') throw new RejectedFile(message.acknowledgements());
    return found !== null;
  },
  async preview(file) {
    const found = kindOf(file);
    const sender = getValue(headerOf(file), 'sender_name');
    const version = found && found.kind !== 'other_version' ? found.version : '2.1';
    const about = { version, encoding: encodingName(await cwrEncodingOf(file)) };
    return { about: sender ? message.aboutFrom({ ...about, sender }) : message.about(about), table: null };
  },
  async *read({ file, isForWriting, progress }) {
    const reader = new CwrFileReader();
    let reported = 0;
    let works = 0;
    const skipped = new Set<string>();
    const faults = () => reader.faults.slice(reported, MAX_FAULTS).map(ofFile);
    yield* checkName(file);
    if (!isForWriting) yield* (await checkEncoding(file)).map(ofFile);
    for await (const { transaction, share } of transactionsOf(file, reader)) {
      progress?.(share);
      if (reader.faults.length > reported) {
        yield* faults();
        reported = reader.faults.length;
      }
      const work = importedWork(transaction, { reportsUnsupported: !isForWriting });
      if (!work) {
        yield notARegistration(transaction);
        skipped.add(transaction.type);
        continue;
      }
      works += 1;
      yield work;
    }
    if (works === 0) refuseEmpty(reader, [...skipped]);
    yield* faults();
  },
  validate: validateNumbers,
  amend: amendWorks,
  keep: ({ tx }, works) =>
    storeLines(
      tx,
      'composition_cwr',
      works.flatMap(({ work, workId }) => (isResidue(work.residue) ? [{ workId, revision: 1, ...work.residue }] : [])),
    ),
};

/** Every line of a file can be wrong, so the report stops here. */
const MAX_FAULTS = 200;

export function kindOf(file: LocalFile) {
  return cwrKindOf(beginningOf(file.head));
}

function checkName(file: LocalFile): FileFinding[] {
  const name = path.posix.basename(file.name);
  const named = readCwrFileName(name);
  const found = kindOf(file);
  const column = message.fileName();
  if (!named) {
    const expected = message.suchAs({ example: 'CW260001ABC_052.V21' });
    return [fileFinding(warning('I-CWR-NAME', message.unusualName(), expected), { column, found: name })];
  }
  if (found?.kind !== 'works' || found.version === named.version) return [];
  const { version } = found;
  const fault = warning('I-CWR-NAME', message.otherNamedVersion({ version }), version);
  return [fileFinding(fault, { column, found: named.version })];
}

const AFTER_PREFIX = 19;

function notARegistration({ type, records, lines: [first = ''] }: CwrTransaction): FileFinding {
  const line = records[0]?.line ?? null;
  const found = shortened(first.slice(AFTER_PREFIX).trim().replaceAll(/\s+/g, ' '));
  const correction = type === 'ISR' ? message.iswcRequest() : message.notARegistration({ type });
  return fileFinding(warning('I-CWR-SKIPPED', correction), { line, column: type, found });
}

function refuseEmpty({ faults, header }: CwrFileReader, skipped: readonly string[]): void {
  const [fault] = faults;
  if (fault) throw new RejectedFile(formatFault(fault));
  if (skipped.length > 0) {
    const types = formatList(skipped);
    throw new RejectedFile(
      skipped.includes('ISR') ? message.onlyIswcRequests({ types }) : message.onlyOthers({ types }),
    );
  }
  const sender = getValue(header, 'sender_name');
  throw new RejectedFile(sender ? message.noWorksFrom({ sender }) : message.noWorks());
}
