-- A catalogue that a publisher can keep: all that is told of a work, its publishers and recordings, new versions of
-- works that stand, objections and claims.

-- What is told of a work beside its titles and parties, in the shape of `storedFacts` of the domain.
alter table composition_revision
  add column facts jsonb not null default '{}',
  -- Why a new version was made, in the words of who made it.
  add column change_note text,
  add column created_by uuid references member (id);
update composition_revision set created_by = composition.member_id
from composition where composition.id = composition_revision.composition_id;

alter table composition
  -- The revision that is drafted or awaits confirmation beside the one that is shown; null where there is none.
  add column pending_revision integer,
  -- The work that this one turned out to be, as staff found.
  add column duplicate_of uuid references composition (id),
  -- What brought the work here, when a file did.
  add column import_job_id uuid;
create index composition_import_job_id_idx on composition (import_job_id) where import_job_id is not null;
create index composition_member_id_idx on composition (member_id, id);

alter table composition_line
  -- Null for a writer whom nobody knows.
  alter column party_id drop not null,
  -- What a line holds beside party, role and shares, in the shape of `storedWriterTerms`.
  add column terms jsonb not null default '{}',
  add column contest_reason text,
  drop constraint composition_line_confirmation_check,
  add constraint composition_line_confirmation_check check (confirmation in ('submitter', 'invited', 'confirmed',
    'contested', 'not_a_member', 'unconfirmed'));

-- A publisher's line of a revision; shares in hundredths of a per cent.
create table composition_publisher (
  composition_id uuid not null,
  revision integer not null,
  position integer not null,
  chain integer not null,
  party_id uuid references party (id),
  type text not null check (type in ('E', 'AM', 'SE', 'AQ', 'ES', 'PA')),
  pr integer not null check (pr between 0 and 10000),
  mr integer not null check (mr between 0 and 10000),
  sr integer not null check (sr between 0 and 10000),
  -- In the shape of `storedPublisherTerms`.
  terms jsonb not null default '{}',
  confirmation text not null check (confirmation in ('submitter', 'invited', 'confirmed', 'contested', 'not_a_member',
    'unconfirmed')),
  confirmed_at timestamptz,
  contest_reason text,
  primary key (composition_id, revision, position),
  foreign key (composition_id, revision) references composition_revision (composition_id, number) on delete cascade
);
create index composition_publisher_party_id_idx on composition_publisher (party_id, composition_id);

-- A recording of a work: linked where it is ours, told of in words besides.
create table composition_recording (
  composition_id uuid not null,
  revision integer not null,
  position integer not null,
  recording_id uuid references recording (id),
  isrc text,
  -- In the shape of `storedRecordingMention`.
  mention jsonb not null,
  primary key (composition_id, revision, position),
  foreign key (composition_id, revision) references composition_revision (composition_id, number) on delete cascade
);
create index composition_recording_isrc_idx on composition_recording (isrc) where isrc is not null;
create index composition_recording_recording_id_idx on composition_recording (recording_id)
  where recording_id is not null;

alter table composition_event
  alter column member_id drop not null,
  -- The revision it happened to.
  add column revision integer,
  -- A reason given with it.
  add column note text,
  drop constraint composition_event_type_check,
  add constraint composition_event_type_check check (type in ('created', 'submitted', 'confirmed', 'contested',
    'registered', 'amended', 'taken_back', 'claimed', 'claim_answered', 'withdrawn', 'imported', 'merged'));

-- Everybody who has an interest in a revision, writers and publishers alike.
create view composition_interest as
  select composition_id, revision, 'writer' as side, position, party_id, pr, mr, sr, confirmation
  from composition_line
  union all
  select composition_id, revision, 'publisher', position, party_id, pr, mr, sr, confirmation
  from composition_publisher;
