-- Works that came by CWR, files that went out to societies, and what these answered.

-- The lines of the file that told of a work, as they stood: what the model does not hold goes out again out of them.
create table composition_cwr (
  composition_id uuid primary key references composition (id) on delete cascade,
  -- The revision that was made of them.
  revision integer not null,
  version text not null check (version in ('2.1', '2.2')),
  -- The record that began them.
  type text not null check (type in ('NWR', 'REV')),
  lines text not null
);

-- A file that was written for a society. Its number is the sender's own, counted from 1 in each year.
create table cwr_file (
  id uuid primary key,
  member_id uuid not null references member (id),
  year integer not null,
  sequence integer not null,
  version text not null check (version in ('2.1', '2.2')),
  receiver text not null,
  file_name text not null,
  works integer not null,
  bytes integer not null,
  -- What the file cannot say as the portal holds it, with an example each.
  losses jsonb not null,
  -- The name of its contents among the member's files.
  contents text not null,
  created_at timestamptz not null
);
create unique index cwr_file_sequence_key on cwr_file (member_id, year, sequence);

alter table file
  drop constraint file_kind_check,
  add constraint file_kind_check check (kind in ('picture', 'import', 'cwr'));

-- What a society answered of a work; shown to who submitted it, and to nobody else.
create table composition_acknowledgement (
  id uuid primary key,
  composition_id uuid not null references composition (id) on delete cascade,
  society_code text not null,
  society_name text not null,
  -- When the society made the file, as its header says: one answer of one file stands once.
  file_created text not null,
  file_name text not null,
  status text not null,
  recipient_number text,
  processed_on text,
  iswc text,
  messages jsonb not null,
  created_at timestamptz not null
);
create unique index composition_acknowledgement_key
  on composition_acknowledgement (composition_id, society_code, file_created, status);
