-- One work in sixteen, by the random part of its id. A search of nothing but common words finds far more than are
-- ranked; it looks at these only, since walking through all that have such a word takes too long at millions of works.
create index search_entry_sample_idx on search_entry using gin (words) with (fastupdate = off)
  where get_byte(uuid_send(id), 15) < 16;

-- The works that turned out to be this one.
create index composition_duplicate_of_idx on composition (duplicate_of) where duplicate_of is not null;

-- What staff merged: enough to undo it.
create table composition_merge (
  duplicate_id uuid primary key references composition (id) on delete cascade,
  into_id uuid not null references composition (id),
  -- The state that the duplicate was in.
  state text not null,
  merged_at timestamptz not null,
  merged_by text not null
);
