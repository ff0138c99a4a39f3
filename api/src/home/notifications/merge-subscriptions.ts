import type {} from '../../catalogue/duplicates/merge-service.ts';
import type { Subscribers } from '../../platform/events/events.ts';
import { notifyMembers } from './notify-members.ts';

export const MERGE_SUBSCRIPTIONS = {
  'works.merged': [
    (tx, { duplicate, into, memberIds, at }) =>
      notifyMembers(
        tx,
        { actor: null, at },
        {
          kind: 'works_merged',
          text: {
            id: 'worksMerged',
            values: { title: duplicate.title, reference: duplicate.reference, remaining: into.reference },
          },
          memberIds,
          link: { type: 'composition', id: into.id },
        },
      ),
  ],
  'works.unmerged': [
    (tx, { duplicate, into, memberIds, at }) =>
      notifyMembers(
        tx,
        { actor: null, at },
        {
          kind: 'works_merged',
          text: { id: 'worksUnmerged', values: { title: duplicate.title, reference: duplicate.reference } },
          memberIds,
          link: { type: 'composition', id: into.id },
        },
      ),
  ],
} satisfies Partial<Subscribers>;
