import type {} from '../../catalogue/duplicates/merge-service.ts';
import type { Subscribers } from '../../platform/events/events.ts';
import { notifyMembers } from './notify-members.ts';

/** What members are notified of about works that the society merges: everybody whom either work names. */
export const MERGE_SUBSCRIPTIONS = {
  'works.merged': [
    (tx, { duplicate, into, memberIds, at }) =>
      notifyMembers(
        tx,
        { actor: null, at },
        {
          kind: 'works_merged',
          title: 'Two works became one',
          message: `“${duplicate.title}” (${duplicate.reference}) was the same work as ${into.reference}, which holds from now on`,
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
          title: 'One work became two again',
          message: `“${duplicate.title}” (${duplicate.reference}) is a work of its own after all, and in force again`,
          memberIds,
          link: { type: 'composition', id: into.id },
        },
      ),
  ],
} satisfies Partial<Subscribers>;
