-- A work's other titles as they are compared, so that it is ranked and recognised by them like by its own.
alter table search_entry add column other_labels text[] not null default '{}';

-- Works that may be one, as they were found when one of them was submitted or imported: for the society's staff, who
-- merge them or let them stand.
create table duplicate_suspicion (
  composition_id uuid not null references composition (id) on delete cascade,
  other_id uuid not null references composition (id) on delete cascade,
  certainty text not null check (certainty in ('certain', 'probable')),
  -- In the shape of `duplicateReason` of the domain.
  why jsonb not null,
  found_at timestamptz not null,
  -- When staff merged them or said that they are two.
  settled_at timestamptz,
  primary key (composition_id, other_id),
  check (composition_id <> other_id)
);
create index duplicate_suspicion_open_idx on duplicate_suspicion (found_at) where settled_at is null;
create index duplicate_suspicion_other_id_idx on duplicate_suspicion (other_id);
