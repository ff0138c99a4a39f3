import { setTimeout as pause } from 'node:timers/promises';
import {
  IMPORT_PART_BYTES,
  type ImportDetails,
  type ImportSubjectId,
  RUNNING_IMPORT_STATES,
} from '@counterpoint/domain/schemas/imports';
import type { TestMember } from '../../../testing/test-api.ts';
import { newKey } from '../../../testing/test-works.ts';

/** A file to upload. */
export interface TestFile {
  readonly name: string;
  readonly contents: Buffer;
}

/** A CSV file of these rows. */
export function csvFile(rows: readonly (readonly string[])[], name = 'works.csv'): TestFile {
  const quoted = rows.map((cells) =>
    cells.map((cell) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)),
  );
  return { name, contents: Buffer.from(quoted.map((cells) => `${cells.join(',')}\r\n`).join('')) };
}

/** Uploads a file in parts and waits until the import needs its member. */
export async function sendImport(
  member: TestMember,
  { name, contents }: TestFile,
  subject: ImportSubjectId = 'composition',
): Promise<ImportDetails> {
  const payload = { subject, file_name: name, bytes: contents.length };
  const created = await member.inject('POST', '/imports', { headers: newKey(), payload });
  if (created.statusCode !== 201) throw new Error(`The import was not announced: ${created.body}`);
  const { id } = created.json().data;
  for (let number = 0; number * IMPORT_PART_BYTES < contents.length; number += 1) {
    const answer = await member.inject('PUT', `/imports/${id}/parts/${number}`, {
      headers: { 'content-type': 'application/octet-stream' },
      payload: contents.subarray(number * IMPORT_PART_BYTES, (number + 1) * IMPORT_PART_BYTES),
    });
    if (answer.statusCode !== 200) throw new Error(`The piece was not taken: ${answer.body}`);
  }
  return settled(member, id);
}

/** The import once it no longer changes by itself. */
export async function settled(member: TestMember, id: string): Promise<ImportDetails> {
  for (;;) {
    // A request costs a tenth of a step, and no step takes less.
    await pause(50);
    const { data } = (await member.inject('GET', `/imports/${id}`)).json();
    if (!RUNNING_IMPORT_STATES.includes(data.state)) return data;
  }
}

type VersionedImport = Pick<ImportDetails, 'id' | 'version'>;
type ImportStep = readonly ['POST' | 'PUT', string, object?];

/** Requests one step of an import. */
export function requestStep(member: TestMember, { id, version }: VersionedImport, [method, path, payload]: ImportStep) {
  const headers = { 'if-match': `"${version}"` };
  return member.inject(method, `/imports/${id}/${path}`, { headers, ...(payload && { payload }) });
}

/** Takes one step of an import and waits for the result. */
export async function step(member: TestMember, seen: VersionedImport, next: ImportStep): Promise<ImportDetails> {
  const answer = await requestStep(member, seen, next);
  if (answer.statusCode !== 200) throw new Error(`The import did not go on: ${answer.body}`);
  return settled(member, seen.id);
}

/** Checks a table with the guessed columns. */
export async function check(member: TestMember, sent: ImportDetails): Promise<ImportDetails> {
  const { columns, share_unit } = sent.preview ?? {};
  return step(member, sent, ['PUT', 'choices', { columns, share_unit }]);
}

/** Uploads, checks and writes a table of recordings. */
export async function importRecordings(member: TestMember, file: TestFile, asDrafts = false): Promise<ImportDetails> {
  const checked = await check(member, await sendImport(member, file, 'recording'));
  return step(member, checked, ['POST', 'start', { as_drafts: asDrafts }]);
}

/** Uploads, checks and writes a table. */
export async function importTable(member: TestMember, file: TestFile, asDrafts = false): Promise<ImportDetails> {
  const checked = await check(member, await sendImport(member, file));
  return step(member, checked, ['POST', 'start', { as_drafts: asDrafts }]);
}
