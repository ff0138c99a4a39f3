-- Cases as they are filed, argued and settled: claims by party, documents, talk, proposals.

alter table opposition
  -- How far it reaches, in the shape of `caseScope` of the domain; `scope` is what that comes to for a recording.
  add column asked jsonb not null default '{}',
  -- Every line of the disputed rights as registered when the case was opened, in the shape of `caseLine`.
  add column registered_lines jsonb not null default '[]',
  -- Of a sample, an infringement or a work registered twice: the other work, ours or in words.
  add column other_work_id uuid references composition (id),
  add column other_work text,
  add column timings text,
  add column declared_at timestamptz,
  add column submitted_at timestamptz,
  -- Until when the claimant can bring documents.
  add column evidence_by timestamptz,
  -- Whether claims that overlap opened it.
  add column is_detected boolean not null default false,
  add column follows_id uuid references opposition (id),
  add column merged_into_id uuid references opposition (id),
  -- What the society or the parties said at the end, and how the lines stand since; null where nothing changed.
  add column resolution_text text,
  add column resolved_lines jsonb,
  drop constraint opposition_resolution_check,
  add constraint opposition_resolution_check check (resolution in ('agreed', 'default', 'decided', 'withdrawn',
    'revoked', 'lapsed', 'inadmissible', 'merged'));

update opposition set is_detected = true
  where kind = 'recording_ownership' and recording_id is not null and contested_revision is null and scope is not null;

alter table opposition_party
  -- What a claimant says, and every line as they say it should be.
  add column statement text,
  add column claimed_lines jsonb not null default '[]',
  add column joined_at timestamptz,
  -- When a claimant took their claim back while the case went on with others.
  add column left_at timestamptz;

-- A split that ends the case once every party has accepted it.
create table opposition_proposal (
  id uuid primary key,
  opposition_id uuid not null references opposition (id) on delete cascade,
  proposed_by uuid not null references party (id),
  lines jsonb not null,
  note text not null default '',
  state text not null check (state in ('open', 'accepted', 'refused', 'superseded')),
  created_at timestamptz not null,
  closed_at timestamptz
);
create index opposition_proposal_opposition_id_idx on opposition_proposal (opposition_id, id);
create unique index opposition_proposal_open_key on opposition_proposal (opposition_id) where state = 'open';

create table opposition_acceptance (
  proposal_id uuid not null references opposition_proposal (id) on delete cascade,
  party_id uuid not null references party (id),
  is_accepted boolean not null,
  reason text,
  at timestamptz not null,
  primary key (proposal_id, party_id)
);

-- The society hands in files too: orders, awards.
alter table file alter column member_id drop not null;
alter table file drop constraint file_kind_check;
alter table file add constraint file_kind_check check (kind in ('picture', 'import', 'cwr', 'evidence'));

create table opposition_evidence (
  id uuid primary key,
  opposition_id uuid not null references opposition (id) on delete cascade,
  -- Who brought it; null for the society.
  party_id uuid references party (id),
  member_id uuid references member (id),
  kind text not null,
  -- What its sender called it, made safe; the store knows it by `file.name`.
  file_name text not null,
  file_id uuid not null references file (id),
  visibility text not null check (visibility in ('shared', 'society_only')),
  note text,
  created_at timestamptz not null,
  -- When who brought it took it back, which they can until the case is filed.
  removed_at timestamptz
);
create index opposition_evidence_opposition_id_idx on opposition_evidence (opposition_id, id);

create table opposition_message (
  id uuid primary key,
  opposition_id uuid not null references opposition (id) on delete cascade,
  party_id uuid references party (id),
  member_id uuid references member (id),
  body text not null,
  visibility text not null check (visibility in ('shared', 'society_only')),
  created_at timestamptz not null
);
create index opposition_message_opposition_id_idx on opposition_message (opposition_id, id);

-- How a member wants to hear of cases by mail: of each thing that asks something of them, once a week, or not at all.
create table case_mail_choice (
  member_id uuid primary key references member (id) on delete cascade,
  choice text not null check (choice in ('each', 'weekly', 'none')),
  digest_sent_at timestamptz
);
