import path from 'node:path';
import { displayName } from '@counterpoint/domain/names';
import { accountsOf, membersOfAddress } from '../../members/account/member-records-repository.ts';
import * as notFoundText from '../../messages/not-found.generated.ts';
import * as text from '../../messages/staff-member-data.generated.ts';
import { type BackupFolder, createBackupFolder } from '../../platform/backup/backup-folder.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { type DiskSettings, openDisk } from '../../platform/files/disk.ts';
import { keyOf } from '../../platform/files/file-store.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { type Erasure, eraseMember } from '../member-data/erase-member.ts';
import { type DataSubject, filesOfMember, tablesOfMember } from '../member-data/member-data-repository.ts';
import { subjectOf } from '../member-data/own-data-service.ts';
import { jsonOf } from '../member-data/row-files.ts';
import { type SocietyCommand, UsageError } from './command.ts';
import { memberOwnedBy } from './find-accounts.ts';

export const memberDataCommands: readonly SocietyCommand[] = [
  {
    name: 'members export',
    operands: ['member'],
    options: { to: text.toOption },
    description: () => text.exportData({ member: '<member>' }),
    async run(tx, { env }, { operands, options: { to } }) {
      if (typeof to !== 'string' || to === '') throw new UsageError(text.enterFolder());
      const { subject, line } = await ownDataNamed(tx, operands[0]);
      const folder = await createBackupFolder(path.resolve(to));
      const figures = await exportInto(folder, { tx, env, subject }).finally(() => folder.close());
      return {
        data: figures,
        lines: [line, text.exported(figures)],
        trail: { subjectId: subject.memberId, after: figures },
      };
    },
  },
  {
    name: 'members erase',
    operands: ['member'],
    flags: { yes: text.yesOption },
    description: () => text.erase({ member: '<member>' }),
    async run(tx, { now }, { operands, options }) {
      const { subject, line } = await subjectNamed(tx, operands[0]);
      const isTrial = options.yes !== true;
      const erasure = await eraseMember(tx, subject, { at: now(), isTrial });
      const lines = [line, ...figuresOf(erasure, isTrial), isTrial ? text.confirmErasure() : text.erased()];
      const data = { is_done: !isTrial, ...erasure };
      // Without the address that was typed.
      return { data, lines, trail: { subjectId: subject.memberId, after: data } };
    },
  },
];

interface ExportContext {
  readonly tx: Tx;
  readonly env: DiskSettings;
  readonly subject: DataSubject;
}

async function exportInto(folder: BackupFolder, { tx, env, subject }: ExportContext) {
  let rows = 0;
  for await (const { table, count, read } of tablesOfMember(tx, subject)) {
    rows += count;
    await folder.write(`data/${table}.json`, () => jsonOf(read()));
  }
  const files = await filesOfMember(tx, subject.memberId);
  const disk = await openDisk(env);
  for (const { kind, name } of files)
    await folder.write(`files/${keyOf(kind, name)}`, () => disk.getStream(keyOf(kind, name)));
  await folder.finish();
  return { rows, files: files.length };
}

interface MemberOption {
  readonly subject: DataSubject;
  /** Says whose data it is. */
  readonly line: string;
}

/** As the owner would download it. */
async function ownDataNamed(tx: Tx, input: string | undefined): Promise<MemberOption> {
  const member = await memberOwnedBy(tx, input);
  const owner = (await accountsOf(tx, member.id)).find(({ role }) => role === 'owner');
  if (!owner) throw notFound(notFoundText.member());
  const { account_id: accountId } = owner;
  const subject = await subjectOf(tx, { accountId, memberId: member.id, partyId: member.party_id });
  return { subject, line: aboutMember(member) };
}

async function subjectNamed(tx: Tx, input: string | undefined): Promise<MemberOption> {
  const member = await memberOwnedBy(tx, input);
  const accounts = await accountsOf(tx, member.id);
  const shared = new Set<string>();
  for (const { account_id, email } of accounts)
    if ((await membersOfAddress(tx, email)).length > 1) shared.add(account_id);
  const own = accounts.filter(({ account_id }) => !shared.has(account_id));
  const subject = {
    memberId: member.id,
    partyId: member.party_id,
    accountIds: own.map(({ account_id }) => account_id),
    emails: own.map(({ email }) => email),
    sharedAccountIds: [...shared],
  };
  return { subject, line: aboutMember(member) };
}

function aboutMember(member: Awaited<ReturnType<typeof memberOwnedBy>>): string {
  return text.about({ name: displayName(member), id: member.id });
}

function figuresOf({ removed, kept, isNameKept }: Erasure, isTrial: boolean): string[] {
  const when = { isTrial: isTrial ? ('true' as const) : ('other' as const) };
  return [
    text.removedFigures({ ...removed, ...when }),
    text.keptFigures({ ...kept, ...when }),
    isNameKept ? text.nameKept() : text.nameRemoved(),
  ];
}
