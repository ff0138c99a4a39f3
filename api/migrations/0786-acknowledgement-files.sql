-- The files in which societies answered, and what they say of conflicting works and of ISWCs alone.
create table acknowledgement_file (
  id uuid primary key,
  -- Whose works it answers.
  member_id uuid not null references member (id) on delete cascade,
  society_code text not null,
  society_name text not null,
  -- When the society made the file, as its header says.
  file_created text not null,
  file_name text not null,
  -- What was read and what wasn't. Null for files of earlier releases.
  report jsonb,
  created_at timestamptz not null
);
create unique index acknowledgement_file_key
  on acknowledgement_file (member_id, society_code, file_created, file_name);

insert into acknowledgement_file
  (id, member_id, society_code, society_name, file_created, file_name, created_at)
select gen_random_uuid(), composition.member_id, society_code, min(society_name), file_created, file_name,
  min(answer.created_at)
from composition_acknowledgement as answer join composition on composition.id = answer.composition_id
group by composition.member_id, society_code, file_created, file_name;

alter table composition_acknowledgement
  add column file_id uuid references acknowledgement_file (id) on delete cascade,
  -- 0 in files of earlier releases.
  add column line integer not null default 0,
  -- When the member's file that it answers was made.
  add column sent_on text,
  add column conflicts jsonb not null default '[]',
  -- Null for an ISWC without an acknowledgement.
  alter column status drop not null;

update composition_acknowledgement as answer set file_id = file.id
from acknowledgement_file as file, composition
where composition.id = answer.composition_id and file.member_id = composition.member_id
  and file.society_code = answer.society_code and file.file_created = answer.file_created
  and file.file_name = answer.file_name;

-- A file is read again as a whole, so one answer of one file stands once without a key.
drop index composition_acknowledgement_key;
alter table composition_acknowledgement
  alter column file_id set not null,
  alter column line drop default,
  alter column conflicts drop default,
  drop column society_name,
  drop column file_name;
create index composition_acknowledgement_latest_idx
  on composition_acknowledgement (composition_id, society_code, file_created, id);
create index composition_acknowledgement_file_id_idx on composition_acknowledgement (file_id, line);
-- For the lists of works that a society rejected, or that conflict with another.
create index composition_acknowledgement_listed_idx on composition_acknowledgement (file_id)
  where status in ('RJ', 'RC', 'NA', 'WA', 'UN', 'CO', 'NP');
