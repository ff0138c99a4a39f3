-- Works that stood before an import and that it revised, so that it can be taken back: the revision it made, the one that
-- was in force before, and the work's version afterwards. One that is taken back is gone from here; one that stays says why.
create table import_revision (
  job_id uuid not null references import_job (id) on delete cascade,
  composition_id uuid not null references composition (id) on delete cascade,
  revision integer not null,
  former integer not null,
  version integer not null,
  -- What `composition_cwr` held of the work before.
  former_lines jsonb,
  made_at timestamptz not null,
  kept_because text,
  primary key (job_id, composition_id)
);
create index import_revision_composition_id_idx on import_revision (composition_id);
