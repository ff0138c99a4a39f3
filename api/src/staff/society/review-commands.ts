import { displayName } from '@counterpoint/domain/names';
import { ENTRY_REVIEW_STATES } from '@counterpoint/domain/schemas/entries';
import { ENTRIES } from '../../catalogue/entries.ts';
import type { EntryDefinition } from '../../catalogue/entry/entry-definition.ts';
import { readForSociety } from '../../catalogue/entry/record-change.ts';
import { listReviews, lockReview, type StoredReview } from '../../catalogue/entry/review/review-repository.ts';
import { approveReview, entryOf, refuseReview } from '../../catalogue/entry/review/review-service.ts';
import * as notFoundText from '../../messages/not-found.generated.ts';
import * as common from '../../messages/staff.generated.ts';
import * as text from '../../messages/staff-reviews.generated.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { decisionOf } from './application-commands.ts';
import {
  idOf,
  listOutcome,
  MAX_LISTED,
  type Outcome,
  type SocietyCommand,
  stateOf,
  stateOption,
  textOf,
} from './command.ts';
import { memberNamed } from './find-accounts.ts';
import { factLines } from './text-table.ts';

/** Drafts of members who have neither a part in them nor a mandate. */
export const reviewCommands: readonly SocietyCommand[] = [
  {
    name: 'reviews list',
    options: { state: stateOption(ENTRY_REVIEW_STATES) },
    description: text.list,
    async run(tx, _context, { options }) {
      const state = stateOf(options, ENTRY_REVIEW_STATES) ?? 'open';
      const reviews: ShownReview[] = [];
      for (const review of await listReviews(tx, { state, limit: MAX_LISTED }))
        reviews.push(await toShownReview(tx, review));
      return listOutcome(reviews, text.noneFound(), [
        [common.id(), ({ id }) => id],
        [text.sinceColumn(), ({ requested_at }) => requested_at.toISOString()],
        [text.stateColumn(), ({ state }) => state],
        [text.memberColumn(), ({ member }) => member],
        [text.entryColumn(), ({ title }) => title],
      ]);
    },
  },
  {
    name: 'reviews show',
    operands: ['id'],
    description: text.show,
    async run(tx, _context, { operands }) {
      const review = await reviewNamed(tx, idOf(operands[0]));
      return { data: review, lines: factsOf(review), trail: { subjectId: review.id } };
    },
  },
  {
    name: 'reviews approve',
    operands: ['id'],
    description: text.approve,
    async run(tx, context, args) {
      const decision = decisionOf(context, args);
      const review = await reviewNamed(tx, decision.id);
      await approveReview(tx, decision, definitionOf(review));
      return reportDecision(tx, decision.id, text.approved());
    },
  },
  {
    name: 'reviews refuse',
    operands: ['id'],
    options: { reason: text.reasonOption },
    description: text.refuse,
    async run(tx, context, args) {
      const decision = decisionOf(context, args);
      const review = await reviewNamed(tx, decision.id);
      const reason = textOf(args, 'reason');
      await refuseReview(tx, decision, { entry: definitionOf(review), reason });
      return reportDecision(tx, decision.id, text.refused());
    },
  },
];

type ShownReview = Awaited<ReturnType<typeof toShownReview>>;

function definitionOf({ composition_id }: StoredReview): EntryDefinition {
  return ENTRIES[composition_id ? 'composition' : 'recording'];
}

async function reviewNamed(tx: Tx, id: string): Promise<ShownReview> {
  const review = await lockReview(tx, id);
  if (!review) throw notFound(notFoundText.review());
  return toShownReview(tx, review);
}

async function reportDecision(tx: Tx, id: string, line: string): Promise<Outcome> {
  const review = await reviewNamed(tx, id);
  return { data: review, lines: [line], trail: { subjectId: id, after: review } };
}

async function toShownReview(tx: Tx, review: StoredReview) {
  const entry = definitionOf(review);
  const found = await readForSociety({ entry, tx }, entryOf(review));
  const parties = found ? entry.confirmableLines(found.details).map(({ name }) => name) : [];
  return {
    ...review,
    title: found?.details.title ?? '',
    member: displayName(await memberNamed(tx, review.member_id)),
    parties,
    is_outdated: review.state === 'open' && found?.details.version !== review.version,
  };
}

function factsOf(review: ShownReview): string[] {
  return factLines([
    [common.id(), review.id],
    [text.state(), review.state],
    [text.since(), review.requested_at.toISOString()],
    [text.member(), `${review.member} (${review.member_id})`],
    [text.entry(), `${review.title} (${entryOf(review)})`],
    [text.parties(), review.parties.join(', ')],
    [text.changed(), review.is_outdated ? text.yes() : text.no()],
    [text.reason(), review.reason ?? common.none()],
  ]);
}
