-- Sound recordings in versions, as works have them: who is heard, who holds rights where and when, which works they record.
-- `recording` is what stays, and repeats of the version it shows what every list tells: title, artist, ISRC and state.

alter table recording
  -- The revision shown: the one in force, and before there is one the newest.
  add column revision integer not null default 1,
  -- The revision that is drafted or awaits confirmation beside the one that is shown; null where there is none.
  add column pending_revision integer,
  -- What brought the recording here, when a file did.
  add column import_job_id uuid,
  add column release_title text;
create index recording_import_job_id_idx on recording (import_job_id) where import_job_id is not null;
create index recording_member_id_idx on recording (member_id, id);

create sequence recording_reference_seq;
select setval('recording_reference_seq', greatest(
  (select coalesce(max(substring(reference from '\d+$')::bigint), 0) from recording), 1000));

create table recording_revision (
  recording_id uuid not null references recording (id) on delete cascade,
  number integer not null,
  state text not null check (state in ('draft', 'awaiting_confirmation', 'registered', 'withdrawn', 'rejected',
    'superseded')),
  title text not null,
  isrc text,
  -- All else that is told of it, in the shape of `storedRecordingFacts` of the domain.
  facts jsonb not null,
  -- Why a new version was made, in the words of who made it.
  change_note text,
  created_by uuid references member (id),
  submitted_at timestamptz,
  confirm_by timestamptz,
  reminded_at timestamptz,
  registered_at timestamptz,
  created_at timestamptz not null,
  primary key (recording_id, number)
);
-- One revision in force, and at most one pending beside it.
create unique index recording_revision_in_force_key on recording_revision (recording_id) where state = 'registered';
create unique index recording_revision_pending_key on recording_revision (recording_id)
  where state in ('draft', 'awaiting_confirmation');
-- An ISRC names one recording.
create unique index recording_revision_isrc_key on recording_revision (isrc) where state = 'registered';
create index recording_revision_waiting_idx on recording_revision (confirm_by) where state = 'awaiting_confirmation';

-- What was there before had one version, of which little was told.
insert into recording_revision (recording_id, number, state, title, isrc, facts, created_by, submitted_at, registered_at,
  created_at)
select id, 1, state, title, isrc,
  jsonb_build_object('version_title', version_title, 'display_artist', nullif(display_artist, ''), 'main_artists',
    '[]'::jsonb, 'isrc', isrc, 'media', 'audio', 'duration_s', duration_s, 'p_line_year', null, 'p_line', null,
    'recording_date', null, 'recording_country', null, 'mastering_country', null, 'release_date', release_date,
    'release_title', null, 'label', label, 'catalogue_number', null, 'ean', null, 'genre', null, 'language', null,
    'is_remaster', false, 'is_licensed_compilation', false, 'original_purpose', null,
    'is_commercially_available', null),
  member_id, case when state <> 'draft' then created_at end, registered_at, created_at
from recording;

-- Who is heard on a revision, or made it sound as it does.
create table recording_contributor (
  recording_id uuid not null,
  revision integer not null,
  position integer not null,
  -- Null for somebody who is told of by name alone.
  party_id uuid references party (id),
  -- As credited; null where the party's name stands.
  name text,
  category text not null,
  roles text[] not null,
  performed_from date,
  performed_to date,
  country text,
  share integer check (share between 0 and 10000),
  primary key (recording_id, revision, position),
  foreign key (recording_id, revision) references recording_revision (recording_id, number) on delete cascade,
  check (num_nonnulls(party_id, name) > 0)
);
create index recording_contributor_party_id_idx on recording_contributor (party_id, recording_id)
  where party_id is not null;

-- A share in a recording: for which uses, where and when; in hundredths of a per cent.
create table recording_right (
  recording_id uuid not null,
  revision integer not null,
  position integer not null,
  party_id uuid not null references party (id),
  role text not null check (role in ('producer', 'exclusive_licensee', 'licensee', 'assignee')),
  uses text[] not null,
  share integer not null check (share between 1 and 10000),
  -- `[{"is_included": true, "territory": "2136"}]`, evaluated in order.
  territories jsonb not null,
  valid_from date not null,
  valid_to date check (valid_to >= valid_from),
  source text,
  is_controlled_by_third_party boolean not null,
  -- Who claimed it, beside what the submitter entered; null for the submitter's own lines.
  claimed_by uuid references member (id),
  confirmation text not null check (confirmation in ('submitter', 'invited', 'confirmed', 'contested', 'not_a_member',
    'unconfirmed')),
  confirmed_at timestamptz,
  contest_reason text,
  primary key (recording_id, revision, position),
  foreign key (recording_id, revision) references recording_revision (recording_id, number) on delete cascade
);
create index recording_right_party_id_idx on recording_right (party_id, recording_id);
create index recording_right_invited_idx on recording_right (party_id) where confirmation = 'invited';

-- A work that a revision says it records: linked where it is ours, told of in words besides.
create table recording_work (
  recording_id uuid not null,
  revision integer not null,
  position integer not null,
  composition_id uuid references composition (id),
  title text not null,
  iswc text,
  writers text,
  primary key (recording_id, revision, position),
  foreign key (recording_id, revision) references recording_revision (recording_id, number) on delete cascade
);
create index recording_work_composition_id_idx on recording_work (composition_id) where composition_id is not null;

-- A party that a version in force names as a holder and the next one leaves out: they are asked too.
create table recording_removal (
  recording_id uuid not null,
  revision integer not null,
  party_id uuid not null references party (id),
  confirmation text not null check (confirmation in ('invited', 'confirmed', 'contested', 'unconfirmed')),
  confirmed_at timestamptz,
  primary key (recording_id, revision, party_id),
  foreign key (recording_id, revision) references recording_revision (recording_id, number) on delete cascade
);
create index recording_removal_invited_idx on recording_removal (party_id) where confirmation = 'invited';

-- Which recording is of which work, whichever of the two pages said so: one row, which both sides show.
create table work_recording_link (
  composition_id uuid not null references composition (id) on delete cascade,
  recording_id uuid not null references recording (id) on delete cascade,
  linked_by uuid not null references member (id),
  linked_at timestamptz not null,
  primary key (composition_id, recording_id)
);
create index work_recording_link_recording_id_idx on work_recording_link (recording_id);
insert into work_recording_link (composition_id, recording_id, linked_by, linked_at)
select distinct on (line.composition_id, recording.id) line.composition_id, recording.id, composition.member_id,
  composition.updated_at
from composition_recording line
join composition on composition.id = line.composition_id and composition.revision = line.revision
join recording on recording.id = line.recording_id
join composition_revision shown on shown.composition_id = composition.id and shown.number = composition.revision
where shown.state in ('registered', 'registered_incomplete');

create table recording_event (
  id uuid primary key,
  recording_id uuid not null references recording (id) on delete cascade,
  revision integer,
  type text not null check (type in ('created', 'submitted', 'confirmed', 'contested', 'registered', 'amended',
    'taken_back', 'claimed', 'released', 'line_up_claimed', 'line_up_answered', 'linked', 'unlinked', 'withdrawn',
    'imported', 'overlap')),
  -- Null where the society does it.
  member_id uuid references member (id),
  note text,
  at timestamptz not null
);
create index recording_event_recording_id_idx on recording_event (recording_id, id);
insert into recording_event (id, recording_id, revision, type, member_id, at)
select gen_random_uuid(), id, 1, 'created', member_id, created_at from recording;

-- State and title of the recording, repeated so that a member's list is read off one index in any order it has.
alter table recording_member
  add column state text not null default 'draft',
  add column title_key text collate "C" not null default '',
  add column artist_key text collate "C" not null default '';
update recording_member mine set state = recording.state, title_key = lower(recording.title),
  artist_key = lower(recording.display_artist)
from recording where recording.id = mine.recording_id;
alter table recording_member
  alter column state drop default,
  alter column title_key drop default,
  alter column artist_key drop default;
create index recording_member_title_key_idx on recording_member (member_id, title_key, recording_id);
create index recording_member_artist_key_idx on recording_member (member_id, artist_key, recording_id);
create index recording_member_state_idx on recording_member (member_id, state, updated_at, recording_id);

-- What a case about a recording is about, and what it keeps back: a use, countries and days, exactly.
alter table opposition add column scope jsonb;
alter table hold add column scope jsonb;
create index opposition_recording_id_idx on opposition (recording_id) where recording_id is not null;
