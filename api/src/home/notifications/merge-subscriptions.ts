import type {} from '../../catalogue/duplicates/merge-service.ts';
import type { Tx } from '../../platform/db/transaction.ts';
import type { DomainEvents, Subscribers } from '../../platform/events/events.ts';
import type { NoticeText } from './notices/notice-text.ts';
import { notifyMembers } from './notify-members.ts';

export const MERGE_SUBSCRIPTIONS = {
  'works.merged': (tx, event) => {
    const { title, reference } = event.duplicate;
    const values = { title, reference, remaining: event.into.reference };
    return notifyOfMerge(tx, event, { id: 'worksMerged', values });
  },
  'works.unmerged': (tx, event) => {
    const { title, reference } = event.duplicate;
    return notifyOfMerge(tx, event, { id: 'worksUnmerged', values: { title, reference } });
  },
} satisfies Partial<Subscribers>;

function notifyOfMerge(tx: Tx, { into, memberIds, at }: DomainEvents['works.merged'], text: NoticeText): Promise<void> {
  const link = { type: 'composition' as const, id: into.id };
  return notifyMembers(tx, { actor: null, at }, { kind: 'works_merged', text, memberIds, link });
}
