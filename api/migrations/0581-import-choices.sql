-- What a member chose as an import began: to leave out what is probably registered already, and to have their rights
-- claimed in recordings of the file that others registered.
alter table import_job
  add column leaves_out_alike boolean not null default false,
  add column claims_rights boolean not null default false;

-- Claims of rights that an import made, and those that could not be made, with what the member is told of them.
create table import_claim (
  job_id uuid not null references import_job (id) on delete cascade,
  recording_id uuid not null references recording (id) on delete cascade,
  -- The row of the file; null where the format has none.
  line integer,
  outcome text not null check (outcome in ('claimed', 'confirmed', 'refused', 'undone', 'kept')),
  -- Why it was refused or kept.
  why text,
  -- What was claimed, to be found again when the import is taken back.
  lines jsonb not null,
  primary key (job_id, recording_id)
);
create index import_claim_recording_id_idx on import_claim (recording_id);
