import { passedCredits, unassignedFeatured } from '@counterpoint/domain/cases';
import type { CaseLine } from '@counterpoint/domain/schemas/cases';
import { formatShare } from '@counterpoint/domain/shares';
import type { Message } from '@counterpoint/messages';
import { featuredShares } from '../../disputes/case/case-facts.ts';
import { readStoredCase, type StoredCase } from '../../disputes/case/stored-case-repository.ts';
import { rebaseOutcome } from '../../disputes/resolution/resolve-case.ts';
import { openForStaff, type StaffAct, type StaffCase } from '../../disputes/staff/staff-acts.ts';
import * as common from '../../messages/staff.generated.ts';
import * as message from '../../messages/staff-cases.generated.ts';
import { nameOf } from '../../parties/party-view.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { formatLine } from './case-text.ts';
import type { CommandArguments, Outcome, RecordedCommand, SocietyContext } from './command.ts';
import { section } from './text-table.ts';

export interface CaseAction {
  readonly staffCase: StaffCase;
  readonly args: CommandArguments;
  readonly context: SocietyContext;
}

type NamedCaseCommand = Omit<RecordedCommand, 'operands' | 'run'>;

interface CaseCommand<Done> extends NamedCaseCommand {
  act(tx: Tx, action: CaseAction): Promise<Done>;
  /** A sentence about what was done. */
  done(values: Done): string;
}

export function caseCommand<Done>({ act, done, ...command }: CaseCommand<Done>): RecordedCommand {
  return {
    ...command,
    operands: ['case'],
    async run(tx, context, args) {
      const action = await openAction(tx, context, args);
      return reportCase(tx, action.staffCase.stored, done(await act(tx, action)));
    },
  };
}

async function openAction(tx: Tx, context: SocietyContext, args: CommandArguments): Promise<CaseAction> {
  const staffCase = { act: staffAct(context), stored: await caseOf(tx, args) };
  return { staffCase, args, context };
}

interface Plan {
  /** The case whose registered lines the plan starts from. */
  readonly stored: StoredCase;
  /** All lines of the case after the outcome, based on its registered ones. */
  readonly lines: readonly CaseLine[];
  act(): Promise<void>;
}

interface RegisteringCommand extends NamedCaseCommand {
  readonly done: Message;
  plan(tx: Tx, action: CaseAction): Promise<Plan>;
}

/** A command that registers shares: without `--yes`, it only shows them. */
export function registeringCommand({ plan, done, ...command }: RegisteringCommand): RecordedCommand {
  return {
    ...command,
    flags: { yes: message.yesOption },
    operands: ['case'],
    async run(tx, context, args) {
      const action = await openAction(tx, context, args);
      const { stored } = action.staffCase;
      const planned = await plan(tx, action);
      const { registered, lines } = await rebaseOutcome(tx, planned.stored, planned.lines);
      const effects = await lineUpEffects(tx, stored, planned.lines);
      const effect = [
        ...section(message.registeredSection(), registered.map(formatLine)),
        ...section(message.toRegisterSection(), lines.map(formatLine)),
        ...section(message.effectsSection(), effects),
        '',
      ];
      if (args.options.yes === true) {
        await planned.act();
        const outcome = await reportCase(tx, stored, done());
        return { ...outcome, lines: [...effect, ...outcome.lines] };
      }
      const after = { is_done: false, to_register: lines };
      const data = { ...caseOutcomeOf(stored), ...after, registered_now: registered, effects };
      const trail = { subjectId: stored.id, after };
      return { data, lines: [...effect, common.repeatWithYes()], trail };
    },
  };
}

export function staffAct({ staff, now }: SocietyContext): StaffAct {
  return { actor: null, staff, at: now() };
}

export function caseOf(tx: Tx, { operands: [name = ''] }: CommandArguments): Promise<StoredCase> {
  return openForStaff(tx, name);
}

export async function reportCase(tx: Tx, before: StoredCase, action: string): Promise<Outcome> {
  const after = await readStoredCase(tx, before.id);
  return {
    data: caseOutcomeOf(after),
    lines: [message.done({ action, number: after.number, state: after.state.replaceAll('_', ' ') })],
    trail: { subjectId: after.id, before: caseOutcomeOf(before), after: caseOutcomeOf(after) },
  };
}

export function caseOutcomeOf(stored: StoredCase) {
  const { id, number, kind, state, version, object, asked, registered_lines, resolved_lines, evidence_by } = stored;
  return {
    id,
    number,
    kind,
    state,
    version,
    object,
    scope: asked,
    registered_lines,
    resolved_lines,
    evidence_by,
    resolution: stored.resolution,
    parties: stored.parties.map((party) => ({
      party_id: party.party_id,
      name: nameOf(party),
      side: party.side,
      answer: party.answer,
      respond_by: party.respond_by,
      left_at: party.left_at,
      claimed_lines: party.claimed_lines,
      is_member: party.member_id !== null,
    })),
  };
}

/** Effects of an outcome that the lines of a line-up don't state; none for other cases. */
export async function lineUpEffects(tx: Tx, stored: StoredCase, lines: readonly CaseLine[]): Promise<string[]> {
  if (stored.kind !== 'performer_line_up') return [];
  const shares = await featuredShares(tx, stored);
  const before = stored.registered_lines;
  const unassigned = unassignedFeatured({ before, after: lines, shares });
  const passed = [...passedCredits(before, lines)].map(([key, credit]) => {
    const name = lines.find((line) => line.key === key)?.name ?? '';
    const share = shares[credit.key] ?? 0;
    return share > 0
      ? message.creditWithShare({ name, before: credit.name, share: formatShare(share) })
      : message.credit({ name, before: credit.name });
  });
  return [...passed, ...(unassigned > 0 ? [message.featuredUnassigned({ share: formatShare(unassigned) })] : [])];
}
