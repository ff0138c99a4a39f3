-- Files with many works at once, and what came of them.

alter table file
  drop constraint file_kind_check,
  add constraint file_kind_check check (kind in ('picture', 'import'));

create table import_job (
  id uuid primary key,
  member_id uuid not null references member (id),
  -- Who began it; what it writes is theirs.
  account_id uuid not null references account (id),
  party_id uuid not null references party (id),
  subject text not null check (subject in ('composition')),
  -- What If-Match names; grows with every step, and not with progress.
  version integer not null default 1,
  state text not null check (state in ('uploading', 'reading', 'mapping', 'checking', 'checked', 'importing', 'done',
    'cancelled', 'failed', 'undoing', 'undone')),
  file_name text not null,
  bytes bigint not null,
  received bigint not null default 0,
  -- Once it was read: the format, what it is in words, the headings with the first rows, and the member's choices.
  format text,
  about text,
  preview jsonb,
  choices jsonb,
  -- Whether the works become drafts, and are not submitted.
  as_drafts boolean not null default false,
  -- Works dealt with in this step; where it goes on after it was interrupted.
  cursor integer not null default 0,
  -- How much of this step is done, from 0 to 1.
  progress real not null default 0,
  imported integer not null default 0,
  removed integer not null default 0,
  -- What the check found, and once more what kept works out when they were written.
  report jsonb,
  -- Why it failed, in words for the member.
  problem text,
  is_cancelled boolean not null default false,
  -- Until when a process works on it; one that is killed leaves it to run out.
  leased_until timestamptz,
  attempts integer not null default 0,
  created_at timestamptz not null,
  started_at timestamptz,
  finished_at timestamptz,
  updated_at timestamptz not null
);
create index import_job_member_id_idx on import_job (member_id, id);
create index import_job_running_idx on import_job (id) where state in ('reading', 'checking', 'importing', 'undoing');

-- The pieces of what was sent, and of the files that came of it.
create table import_part (
  job_id uuid not null references import_job (id) on delete cascade,
  role text not null check (role in ('source', 'rejected', 'findings')),
  number integer not null,
  file_name text not null,
  bytes integer not null,
  primary key (job_id, role, number)
);

-- The first findings of each kind; all of them are in the file of findings.
create table import_finding (
  job_id uuid not null references import_job (id) on delete cascade,
  position integer not null,
  repair integer not null,
  line integer,
  "column" text,
  found text,
  expected text,
  mend text not null,
  primary key (job_id, position)
);

-- Whom the names and numbers of a file were found or made to be, once a file.
create table import_party (
  job_id uuid not null references import_job (id) on delete cascade,
  key text collate "C" not null,
  party_id uuid not null references party (id) on delete cascade,
  is_new boolean not null,
  primary key (job_id, key)
);
create index import_party_party_id_idx on import_party (party_id);

-- Who was told of an import: once each.
create table import_notice (
  job_id uuid not null references import_job (id) on delete cascade,
  member_id uuid not null references member (id),
  primary key (job_id, member_id)
);

-- How a member mapped the columns of a file with these headings.
create table import_mapping (
  member_id uuid not null references member (id),
  subject text not null,
  header_hash bytea not null,
  choices jsonb not null,
  updated_at timestamptz not null,
  primary key (member_id, subject, header_hash)
);

-- The number that who submitted a work knows it by.
alter table composition add column own_number text;
create index composition_own_number_idx on composition (member_id, own_number) where own_number is not null;
