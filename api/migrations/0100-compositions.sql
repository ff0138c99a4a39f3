-- Musical works. What a member says about a work stands in revisions: once submitted one never changes, the next
-- proposal is a new one. `composition` is what stays: the reference, who submitted it, and which revision it shows.

-- The figures in references such as GCR00128.
create sequence composition_reference_seq;

create table composition (
  id uuid primary key,
  reference text not null,
  member_id uuid not null references member (id),
  -- What If-Match names; grows with every change.
  version integer not null default 1,
  -- The revision shown: the one in force, and before there is one the newest.
  revision integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index composition_reference_key on composition (reference);

create table composition_revision (
  composition_id uuid not null references composition (id) on delete cascade,
  number integer not null,
  state text not null check (state in ('draft', 'awaiting_confirmation', 'registered_incomplete', 'registered',
    'withdrawn', 'rejected', 'superseded')),
  title text not null,
  alternative_titles jsonb not null,
  iswc text,
  language text,
  text_music text,
  version_type text not null,
  duration_s integer,
  genre text,
  submitted_at timestamptz,
  confirm_by timestamptz,
  registered_at timestamptz,
  created_at timestamptz not null,
  primary key (composition_id, number)
);
-- One revision in force, and at most one pending beside it.
create unique index composition_revision_in_force_key on composition_revision (composition_id)
  where state in ('registered', 'registered_incomplete');
create unique index composition_revision_pending_key on composition_revision (composition_id)
  where state in ('draft', 'awaiting_confirmation');
-- An ISWC names one work.
create unique index composition_revision_iswc_key on composition_revision (iswc)
  where state in ('registered', 'registered_incomplete');

-- A writer's line of a revision; shares in hundredths of a per cent.
create table composition_line (
  composition_id uuid not null,
  revision integer not null,
  position integer not null,
  party_id uuid not null references party (id),
  role text not null,
  pr integer not null check (pr between 0 and 10000),
  mr integer not null check (mr between 0 and 10000),
  sr integer not null check (sr between 0 and 10000),
  confirmation text not null check (confirmation in ('submitter', 'invited', 'confirmed', 'not_a_member')),
  confirmed_at timestamptz,
  primary key (composition_id, revision, position),
  foreign key (composition_id, revision) references composition_revision (composition_id, number) on delete cascade
);
create index composition_line_party_id_idx on composition_line (party_id, composition_id);

create table composition_event (
  id uuid primary key,
  composition_id uuid not null references composition (id) on delete cascade,
  type text not null check (type in ('created', 'submitted', 'confirmed', 'registered', 'withdrawn')),
  member_id uuid not null references member (id),
  at timestamptz not null
);
create index composition_event_composition_id_idx on composition_event (composition_id, id);

-- Who may see a work: who submitted it and, from the submission on, the members it names. State, title and time are
-- those of the work, repeated here so that a member's list is read off one index in any order it has.
create table composition_member (
  member_id uuid not null references member (id),
  composition_id uuid not null references composition (id) on delete cascade,
  state text not null,
  title_key text collate "C" not null,
  updated_at timestamptz not null,
  primary key (member_id, composition_id)
);
create index composition_member_composition_id_idx on composition_member (composition_id);
create index composition_member_updated_at_idx on composition_member (member_id, updated_at, composition_id);
create index composition_member_title_key_idx on composition_member (member_id, title_key, composition_id);
create index composition_member_state_idx on composition_member (member_id, state, updated_at, composition_id);
