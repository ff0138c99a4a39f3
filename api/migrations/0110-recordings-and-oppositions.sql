-- Sound recordings, and the works and recordings in dispute.

create table recording (
  id uuid primary key,
  reference text not null,
  member_id uuid not null references member (id),
  version integer not null default 1,
  state text not null check (state in ('draft', 'awaiting_confirmation', 'registered', 'withdrawn', 'rejected',
    'superseded')),
  title text not null,
  version_title text,
  display_artist text not null,
  isrc text,
  duration_s integer,
  label text,
  release_date date,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index recording_reference_key on recording (reference);
create index recording_isrc_idx on recording (isrc);

-- Who may see a recording: who registered it and the members it concerns.
create table recording_member (
  member_id uuid not null references member (id),
  recording_id uuid not null references recording (id) on delete cascade,
  updated_at timestamptz not null,
  primary key (member_id, recording_id)
);
create index recording_member_recording_id_idx on recording_member (recording_id);
create index recording_member_updated_at_idx on recording_member (member_id, updated_at, recording_id);

create table opposition (
  id uuid primary key,
  number text not null,
  kind text not null check (kind in ('author_share', 'authorship', 'ownership', 'performer_line_up',
    'recording_ownership', 'sample', 'infringement', 'duplicate_work')),
  state text not null check (state in ('draft', 'submitted', 'inadmissible', 'awaiting_claimant_evidence',
    'awaiting_response', 'in_dispute', 'escalated', 'settlement_proposed', 'resolved', 'withdrawn', 'lapsed')),
  composition_id uuid references composition (id),
  recording_id uuid references recording (id),
  "right" text check ("right" in ('pr', 'mr', 'sr')),
  -- What the claimant asks for in that right, in hundredths of a per cent.
  claimed_share integer check (claimed_share between 0 and 10000),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (num_nonnulls(composition_id, recording_id) = 1)
);
create unique index opposition_number_key on opposition (number);

create table opposition_party (
  opposition_id uuid not null references opposition (id) on delete cascade,
  party_id uuid not null references party (id),
  side text not null check (side in ('claimant', 'respondent')),
  respond_by timestamptz,
  answered_at timestamptz,
  primary key (opposition_id, party_id)
);
create index opposition_party_party_id_idx on opposition_party (party_id, opposition_id);

-- What is kept back while a case is open. A work is in dispute exactly while it has a hold that is not released.
create table hold (
  id uuid primary key,
  opposition_id uuid not null references opposition (id),
  composition_id uuid references composition (id),
  recording_id uuid references recording (id),
  "right" text check ("right" in ('pr', 'mr', 'sr')),
  share integer not null check (share between 0 and 10000),
  since timestamptz not null,
  released_at timestamptz,
  check (num_nonnulls(composition_id, recording_id) = 1)
);
create index hold_opposition_id_idx on hold (opposition_id);
create index hold_open_composition_idx on hold (composition_id) where released_at is null;
create index hold_open_recording_idx on hold (recording_id) where released_at is null;
