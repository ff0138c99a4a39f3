import fs from 'node:fs';
import path from 'node:path';
import { cwrStatusText } from '@counterpoint/domain/cwr/statuses';
import type { AcknowledgementFileDetails } from '@counterpoint/domain/schemas/imports';
import { duplicateReasonText, type WorkDetails } from '@counterpoint/domain/schemas/works';
import { formatShare } from '@counterpoint/domain/shares';
import { readDuplicateCandidates } from '../../catalogue/duplicates/duplicate-candidate-repository.ts';
import {
  mergeWorks,
  openMerge,
  openUnmerge,
  rejectDuplicate,
  unmergeWorks,
} from '../../catalogue/duplicates/merge-service.ts';
import { readAcknowledgementFile, refuseOtherFiles } from '../../interchange/cwr/acknowledgement-service.ts';
import { localFile } from '../../interchange/imports/formats/unpacked-file.ts';
import { accountsOf } from '../../members/account/member-records-repository.ts';
import * as notFoundText from '../../messages/not-found.generated.ts';
import * as common from '../../messages/staff.generated.ts';
import { noFile } from '../../messages/staff.generated.ts';
import * as text from '../../messages/staff-works.generated.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { staffAct } from './case-outcome.ts';
import { listOutcome, MAX_LISTED, type SocietyCommand, UsageError } from './command.ts';
import { memberOwnedBy } from './find-accounts.ts';
import { table } from './text-table.ts';

export const duplicateCommands: readonly SocietyCommand[] = [
  {
    name: 'compositions duplicates',
    description: text.duplicates,
    async run(tx) {
      return listOutcome(await readDuplicateCandidates(tx, MAX_LISTED), text.noDuplicates(), [
        [text.newColumn(), ({ work }) => `${work.reference} ${work.title}`],
        [text.existingColumn(), ({ other }) => `${other.reference} ${other.title}`],
        [text.certaintyColumn(), ({ certainty }) => certainty],
        [text.reasonColumn(), ({ why }) => why.map(duplicateReasonText).join(' ')],
      ]);
    },
  },
  {
    name: 'compositions merge',
    operands: ['duplicate', 'into'],
    flags: { yes: text.mergeOption },
    description: text.merge,
    async run(tx, context, { operands: [duplicate = '', into = ''], options }) {
      const pair = await openMerge(tx, duplicate, into);
      const both = [...formatWork(text.duplicate(), pair.duplicate), ...formatWork(text.kept(), pair.into)];
      if (options.yes !== true) return { data: { merged: false, ...pair }, lines: [...both, common.repeatWithYes()] };
      await mergeWorks(tx, pair, staffAct(context));
      const lines = [...both, text.merged({ duplicate: pair.duplicate.reference, kept: pair.into.reference })];
      return { data: { merged: true, ...pair }, lines, trail: { subjectId: pair.duplicate.id } };
    },
  },
  {
    name: 'compositions unmerge',
    operands: ['duplicate'],
    flags: { yes: text.unmergeOption },
    description: text.unmerge,
    async run(tx, context, { operands: [name = ''], options }) {
      const pair = await openUnmerge(tx, name);
      const { duplicate, into } = pair;
      const both = [...formatWork(text.restored(), duplicate), ...formatWork(text.kept(), into)];
      const data = { duplicate: duplicate.id, into: into.id };
      if (options.yes !== true) return { data: { ...data, unmerged: false }, lines: [...both, common.repeatWithYes()] };
      await unmergeWorks(tx, pair, staffAct(context));
      const lines = [...both, text.unmerged({ duplicate: duplicate.reference, kept: into.reference })];
      return { data: { ...data, unmerged: true }, lines, trail: { subjectId: duplicate.id } };
    },
  },
  {
    name: 'compositions distinct',
    operands: ['one', 'other'],
    description: text.distinct,
    async run(tx, context, { operands: [one = '', other = ''] }) {
      const [id = null] = await rejectDuplicate(tx, [one, other], staffAct(context));
      return { data: { distinct: true }, lines: [text.areDistinct()], ...(id && { trail: { subjectId: id } }) };
    },
  },
];

function formatWork(label: string, { reference, title, iswc, state, writers }: WorkDetails): string[] {
  const lines = writers.map(({ name, role, ipi_name_number, shares: { pr, mr } }) => {
    const shares = { performing: formatShare(pr), mechanical: formatShare(mr) };
    return `  ${text.shownWriter({ name, role, ipi: ipi_name_number ?? '-', ...shares })}`;
  });
  return [text.shownWork({ label, reference, title, iswc: iswc ?? '-', state }), ...lines];
}

export const cwrCommands: readonly SocietyCommand[] = [
  {
    name: 'cwr read',
    operands: ['member', 'file'],
    description: text.cwrRead,
    async run(tx, { now }, { operands: [input, name = ''] }) {
      if (!fs.existsSync(name)) throw new UsageError(noFile({ file: name }));
      const act = { actor: await actorNamed(tx, input), at: now() };
      const received = await localFile(name, path.basename(name));
      refuseOtherFiles(received);
      const { report, ...file } = await readAcknowledgementFile({ tx, act }, received);
      const lines = report ? readLines(file.society_name, report) : [];
      const after = { ...file, member: act.actor.memberId };
      return { data: { ...file, report }, lines, trail: { subjectId: file.id, after } };
    },
  },
];

/** The member's first person, as who assigned ISWCs are added. */
async function actorNamed(tx: Tx, input: string | undefined) {
  const { id: memberId, party_id: partyId } = await memberOwnedBy(tx, input);
  const [account] = await accountsOf(tx, memberId);
  if (!account) throw notFound(notFoundText.member());
  return { accountId: account.account_id, memberId, partyId };
}

type ReadReport = NonNullable<AcknowledgementFileDetails['report']>;

function readLines(society: string, report: ReadReport): string[] {
  const { answered, matched, stored_iswcs: stored, iswcs: skipped, refused, warned } = report;
  const statuses = table(report.statuses, [
    [
      text.statusColumn(),
      ({ status }) => (status === null ? text.iswcAlone() : `${status} ${cwrStatusText(status).label}`),
    ],
    [text.worksColumn(), ({ works }) => works],
  ]);
  const unknown = report.unknown.map(({ number }) => number).join(', ');
  return [
    text.acknowledged({ society, answered, matched }),
    text.iswcsRead({ stored, skipped }),
    text.notRead({ refused, warned }),
    ...(unknown ? [text.unknownNumbers({ numbers: unknown })] : []),
    ...(report.statuses.length > 0 ? ['', ...statuses] : []),
    ...faultLines([...report.refusals, ...report.warnings]),
  ];
}

function faultLines(findings: ReadReport['warnings']): string[] {
  if (findings.length === 0) return [];
  return [
    '',
    ...table(findings, [
      [text.lineColumn(), ({ line }) => line],
      [text.ruleColumn(), ({ rule }) => rule],
      [text.numberColumn(), ({ number }) => number || null],
      [text.fieldColumn(), ({ column }) => column],
      [text.foundColumn(), ({ found }) => found],
      [text.actionColumn(), ({ correction }) => correction],
    ]),
  ];
}
