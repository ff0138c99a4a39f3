import path from 'node:path';
import {
  CwrFileReader,
  type CwrTransaction,
  cwrKindOf,
  getValue,
  importedWork,
  readCwrFileName,
} from '@counterpoint/domain/cwr';
import { type ImportFinding, shortened } from '@counterpoint/domain/imports';
import { formatList } from '@counterpoint/messages';
import * as message from '../../messages/cwr.generated.ts';
import { beginningOf } from '../imports/formats/text-encoding.ts';
import type { FileFinding, LocalFile } from '../imports/import-format.ts';
import { RejectedFile } from '../imports/rejected-file.ts';
import type { WorkFormat } from '../imports/works/work-format.ts';
import { checkEncoding, cwrEncodingOf, headerOf } from './cwr-encoding.ts';
import { storeLines } from './cwr-repository.ts';
import { amendWorks, validateNumbers } from './cwr-revisions.ts';
import { formatFault, isResidue, transactionsOf } from './cwr-text.ts';

export const cwrFormat: WorkFormat = {
  id: 'cwr',
  recognises(file) {
    const found = kindOf(file);
    if (found?.kind === 'other_version') throw new RejectedFile(message.otherVersion({ version: found.version }));
    if (found?.kind === 'acknowledgements') throw new RejectedFile(message.acknowledgements());
    return found !== null;
  },
  async preview(file) {
    const found = kindOf(file);
    const { name } = await cwrEncodingOf(file);
    const header = headerOf(file);
    const sender = header ? getValue(header, 'sender_name') : '';
    const version = found && found.kind !== 'other_version' ? found.version : '2.1';
    const about = { version, encoding: name() };
    return { about: sender ? message.aboutFrom({ ...about, sender }) : message.about(about), table: null };
  },
  async *read({ file, isForWriting, progress }) {
    const reader = new CwrFileReader();
    let getValue = 0;
    let works = 0;
    const skipped = new Set<string>();
    const faults = () => reader.faults.slice(getValue, MAX_FAULTS).map(ofFile);
    yield* checkName(file).map(ofFile);
    if (!isForWriting) yield* (await checkEncoding(file)).map(ofFile);
    for await (const { transaction, share } of transactionsOf(file, reader)) {
      progress?.(share);
      if (reader.faults.length > getValue) {
        yield* faults();
        getValue = reader.faults.length;
      }
      const work = importedWork(transaction, { reportsUnsupported: !isForWriting });
      if (!work) {
        yield ofFile(notARegistration(transaction));
        skipped.add(transaction.type);
        continue;
      }
      works += 1;
      yield work;
    }
    if (works === 0) refuseEmpty(reader, [...skipped]);
    yield* faults();
  },
  sourceHeader: async () => null,
  validate: validateNumbers,
  amend: amendWorks,
  keep: async (tx, _setting, works) =>
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

function ofFile(finding: ImportFinding): FileFinding {
  return { kind: 'file', finding };
}

function checkName(file: LocalFile): ImportFinding[] {
  const name = path.posix.basename(file.name);
  const named = readCwrFileName(name);
  const found = kindOf(file);
  const finding = { id: 'I-CWR-NAME', severity: 'warn', line: null, column: message.fileName() } as const;
  if (!named) {
    const expected = message.suchAs({ example: 'CW260001ABC_052.V21' });
    return [{ ...finding, found: name, expected, correction: message.unusualName() }];
  }
  if (found?.kind !== 'works' || found.version === named.version) return [];
  const { version } = found;
  return [{ ...finding, found: named.version, expected: version, correction: message.otherNamedVersion({ version }) }];
}

const AFTER_PREFIX = 19;

function notARegistration({ type, records, lines: [first = ''] }: CwrTransaction): ImportFinding {
  const line = records[0]?.line ?? null;
  const found = shortened(first.slice(AFTER_PREFIX).trim().replaceAll(/\s+/g, ' '));
  const correction = type === 'ISR' ? message.iswcRequest() : message.notARegistration({ type });
  return { id: 'I-CWR-SKIPPED', severity: 'warn', line, column: type, found, expected: null, correction };
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
  const sender = header ? getValue(header, 'sender_name') : '';
  throw new RejectedFile(sender ? message.noWorksFrom({ sender }) : message.noWorks());
}
