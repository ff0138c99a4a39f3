-- A document that was taken back stays as a row, since the history names it; its file goes with the housekeeping.
alter table opposition_evidence
  alter column file_id drop not null,
  drop constraint opposition_evidence_file_id_fkey,
  add constraint opposition_evidence_file_id_fkey foreign key (file_id) references file (id) on delete set null,
  add constraint opposition_evidence_file_check check (file_id is not null or removed_at is not null);
create index opposition_evidence_file_id_idx on opposition_evidence (file_id);
