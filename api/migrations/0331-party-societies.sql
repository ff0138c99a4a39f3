-- Which society collects a rights holder's money, for which right, where and when: as they say it themselves.

create table party_society (
  id uuid primary key,
  party_id uuid not null references party (id),
  version integer not null default 1,
  "right" text not null check ("right" in ('pr', 'mr', 'sr')),
  -- CISAC's code, whose name the portal knows; else the name.
  society_code text check (society_code ~ '^\d{3}$'),
  society_name text,
  -- Alpha-2; null is the world.
  territory text check (territory ~ '^[A-Z]{2}$'),
  from_day date,
  to_day date,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (num_nonnulls(society_code, society_name) = 1),
  check (to_day >= from_day)
);
create index party_society_party_id_idx on party_society (party_id);
