import {
  ATTENTION_KINDS,
  type AttentionItem,
  type AttentionKind,
  type Dashboard,
  type ObjectLink,
} from '@counterpoint/domain/schemas/home';
import { sql } from 'kysely';
import { answeredWorks } from '../../catalogue/entry/list/answered-works-repository.ts';
import { declinedRevisions, lineUpClaimed } from '../../catalogue/entry/list/attention-list-repository.ts';
import { systemNote } from '../../catalogue/entry/system-notes.ts';
import { FULL_REVISION_TITLE } from '../../catalogue/recordings/recording-repository.ts';
import { deadlineAt, isMyTurnAt, titleOfObject } from '../../disputes/case-list-repository.ts';
import { hasOpenHold } from '../../holds/hold-repository.ts';
import { nameOf, type PartyNames } from '../../parties/party-view.ts';
import type { Database } from '../../platform/db/transaction.ts';
import type { Actor } from '../../platform/http/actor.ts';
import { maySee } from '../permitted-objects.ts';

const MAX_ITEMS = 6;

interface AttentionRow extends PartyNames {
  readonly kind_of_item: AttentionItem['kind'];
  readonly object_id: string;
  readonly title: string;
  readonly actor_party_id: string | null;
  readonly share: number | null;
  readonly at: Date | null;
  readonly of_kind: number;
}

const TYPES: Readonly<Record<AttentionKind, ObjectLink['type']>> = {
  answer_opposition: 'opposition',
  confirm_shares: 'composition',
  confirm_recording: 'recording',
  answer_part: 'recording',
  revision_declined: 'composition',
  society_rejected: 'composition',
  society_conflict: 'composition',
  missing_ipi: 'composition',
  continue_draft: 'composition',
  continue_recording: 'recording',
};

type Attention = Pick<Dashboard, 'attention' | 'attention_counts'>;

export async function readAttention(db: Database, actor: Actor, now: Date): Promise<Attention> {
  const [own, answered] = await Promise.all([readOwnItems(db, actor, now), readSocietyAnswers(db, actor)]);
  const rows = [...own, ...answered].filter(({ item }) => maySee(actor, { type: TYPES[item.kind] }));
  return {
    attention: rows
      .map(({ item }) => item)
      .sort(byUrgency)
      .slice(0, MAX_ITEMS),
    attention_counts: countsOf(rows),
  };
}

interface CountedItem {
  readonly item: AttentionItem;
  readonly ofKind: number;
}

async function readOwnItems(db: Database, { memberId, partyId }: Actor, now: Date): Promise<CountedItem[]> {
  const { rows } = await sql<AttentionRow>`
    with items as (
      (${answersDue(partyId, now)} order by at limit ${MAX_ITEMS})
      union all (${sharesToConfirm(partyId)} order by at limit ${MAX_ITEMS})
      union all (${worksWithoutIpi(memberId, partyId)} order by mine.updated_at desc limit ${MAX_ITEMS})
      union all (${drafts('composition', memberId)} order by at desc limit ${MAX_ITEMS})
      union all (${rightsToConfirm(partyId)} order by at limit ${MAX_ITEMS})
      union all (${drafts('recording', memberId)} order by at desc limit ${MAX_ITEMS})
      union all (${partsToAnswer(memberId)} order by at limit ${MAX_ITEMS})
      union all (${revisionsDeclined(memberId)} order by at limit ${MAX_ITEMS})
    )
    select items.*, party.kind, party.given_names, party.family_name, party.organisation_name
    from items left join party on party.id = items.actor_party_id`.execute(db);
  return rows.map(({ kind_of_item: kind, object_id, title, actor_party_id, share, at, of_kind, ...row }) => ({
    item: {
      kind,
      object_id,
      title,
      actor_name: actor_party_id ? nameOf(row) : null,
      share,
      at: at?.toISOString() ?? null,
    },
    ofKind: of_kind,
  }));
}

interface AnsweredRow extends Pick<AttentionItem, 'kind' | 'object_id' | 'title' | 'actor_name'> {
  readonly at: Date;
  readonly of_kind: number;
}

/** Works that societies rejected or found in conflict, until the member amends them or the society answers again. */
async function readSocietyAnswers(db: Database, { memberId }: Actor): Promise<CountedItem[]> {
  const { rows } = await sql<AnsweredRow>`
    with works as (
      select answered.filter as kind, answered.composition_id as object_id, shown.title,
        min(answered.society_name) as actor_name, min(answered.created_at) as at
      from (${answeredWorks(memberId, ['society_rejected', 'society_conflict'])}) as answered
      join composition on composition.id = answered.composition_id
      join composition_revision as shown
        on shown.composition_id = composition.id and shown.number = composition.revision
      where shown.state in ('registered', 'registered_incomplete') and not exists (
        select from composition_revision as later
        where later.composition_id = composition.id and later.submitted_at > answered.created_at
          and not starts_with(coalesce(later.change_note, ''), ${systemNote('iswc_assigned')}))
      group by answered.filter, answered.composition_id, shown.title
    )
    select kind, object_id, title, actor_name, at, of_kind
    from (
      select *, count(*) over (partition by kind)::int as of_kind, row_number() over (partition by kind order by at) as place
      from works
    ) as items where place <= ${MAX_ITEMS}`.execute(db);
  return rows.map(({ at, of_kind: ofKind, ...item }) => ({
    item: { ...item, share: null, at: at.toISOString() },
    ofKind,
  }));
}

function countsOf(items: readonly CountedItem[]) {
  const counts = new Map(items.map(({ item, ofKind }) => [item.kind, ofKind]));
  // `Object.fromEntries` loses the type of the keys.
  return Object.fromEntries(ATTENTION_KINDS.map((kind) => [kind, counts.get(kind) ?? 0])) as Record<
    AttentionKind,
    number
  >;
}

function byUrgency(one: AttentionItem, other: AttentionItem): number {
  const kinds = ATTENTION_KINDS.indexOf(one.kind) - ATTENTION_KINDS.indexOf(other.kind);
  if (kinds !== 0 || one.at === other.at) return kinds;
  if (one.at === null || other.at === null) return one.at === null ? 1 : -1;
  const isEarlier = one.at < other.at;
  const isDraft = one.kind === 'continue_draft' || one.kind === 'continue_recording';
  return isEarlier === isDraft ? 1 : -1;
}

/** Respondents learn who claims how much; in a member's own case, neither is news. */
function answersDue(partyId: string, now: Date) {
  return sql`
    select 'answer_opposition' as kind_of_item, opposition.id as object_id, ${titleOfObject} as title,
      claimant.party_id as actor_party_id,
      -- The filer's, who didn't join later.
      case when coalesce(claimant.joined_at, opposition.created_at) <= opposition.created_at and mine.side = 'respondent'
        then opposition.claimed_share end as share,
      ${deadlineAt(now)} as at,
      count(*) over ()::int as of_kind
    from opposition_party as mine join opposition on opposition.id = mine.opposition_id
    left join lateral (
      select other.party_id, other.joined_at from opposition_party as other
      where other.opposition_id = opposition.id and other.side = 'claimant' and other.left_at is null
      order by other.joined_at nulls first, other.party_id limit 1
    ) as claimant on mine.side = 'respondent'
    where mine.party_id = ${partyId} and ${isMyTurnAt(now)}`;
}

/** The performing share; null for a party that has shares of other rights only. */
function sharesToConfirm(partyId: string) {
  return sql`
    select 'confirm_shares', asked.composition_id, revision.title, submitter.id,
      case when sum(asked.pr) > 0 or sum(asked.others) = 0 then sum(asked.pr)::int end,
      revision.confirm_by as at, count(*) over ()::int
    from (
      select composition_id, revision, pr, mr + sr as others from composition_interest
      where party_id = ${partyId} and confirmation = 'invited'
      union all
      select composition_id, revision, 0, 0 from composition_removal
      where party_id = ${partyId} and confirmation = 'invited'
    ) as asked
    join composition_revision as revision
      on revision.composition_id = asked.composition_id and revision.number = asked.revision
    join composition on composition.id = asked.composition_id
    join party as submitter on submitter.member_id = composition.member_id
    where revision.state = 'awaiting_confirmation'
    group by asked.composition_id, revision.title, submitter.id, revision.confirm_by`;
}

/** The member's own IPI, or that of a writer on their works. Those in dispute are in another list. */
function worksWithoutIpi(memberId: string, partyId: string) {
  return sql`
    select 'missing_ipi', composition.id, revision.title, null::uuid, null::int, null::timestamptz, count(*) over ()::int
    from composition_member as mine
    join composition on composition.id = mine.composition_id
    join composition_revision as revision
      on revision.composition_id = composition.id and revision.number = composition.revision
    where mine.member_id = ${memberId} and mine.state = 'registered_incomplete'
      and not ${hasOpenHold('composition', 'composition.id')} and exists (
        select from composition_line as line join party on party.id = line.party_id
        where line.composition_id = composition.id and line.revision = composition.revision
          and party.ipi_name_number is null and (composition.member_id = ${memberId} or party.id = ${partyId}))`;
}

const DRAFTS = { composition: sql`'continue_draft'`, recording: sql`'continue_recording'` };

function drafts(entry: keyof typeof DRAFTS, memberId: string) {
  const entryId = sql.ref(`${entry}_id`);
  return sql`
    select ${DRAFTS[entry]}, own.id, ${FULL_REVISION_TITLE}, null::uuid, null::int, mine.updated_at as at,
      count(*) over ()::int
    from ${sql.table(`${entry}_member`)} as mine join ${sql.table(entry)} as own on own.id = mine.${entryId}
    join ${sql.table(`${entry}_revision`)} as revision
      on revision.${entryId} = own.id and revision.number = own.revision
    where mine.member_id = ${memberId} and mine.state = 'draft' and own.member_id = ${memberId}`;
}

function rightsToConfirm(partyId: string) {
  return sql`
    select 'confirm_recording', asked.recording_id, ${FULL_REVISION_TITLE}, submitter.id, null::int,
      revision.confirm_by as at, count(*) over ()::int
    from (
      select recording_id, revision from recording_right where party_id = ${partyId} and confirmation = 'invited'
      union
      select recording_id, revision from recording_removal where party_id = ${partyId} and confirmation = 'invited'
    ) as asked
    join recording_revision as revision
      on revision.recording_id = asked.recording_id and revision.number = asked.revision
    join recording on recording.id = asked.recording_id
    join party as submitter on submitter.member_id = recording.member_id
    where revision.state = 'awaiting_confirmation'`;
}

function partsToAnswer(memberId: string) {
  return sql`
    select 'answer_part', recording_id, title, party_id, null::int, created_at as at, count(*) over ()::int
    from (${lineUpClaimed(memberId)}) as claimed`;
}

function revisionsDeclined(memberId: string) {
  return sql`
    select 'revision_declined', composition_id, title, party_id, null::int, answered_at as at, count(*) over ()::int
    from (${declinedRevisions(memberId)}) as declined`;
}
