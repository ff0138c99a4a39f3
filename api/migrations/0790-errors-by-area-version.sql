-- The version of the area that an error comes from. The portal rolls back a new version that fails for too many members.

alter table frontend_error add column area_version text;

create table area_error_reporter (
  area text not null,
  version text not null,
  -- A hash of the account: only the number of members matters.
  reporter bytea not null,
  last_seen_at timestamptz not null,
  primary key (area, version, reporter)
);

-- Pages that loaded a version, by the minute; only of versions that are watched.
create table area_load (
  area text not null,
  version text not null,
  minute timestamptz not null,
  loads integer not null,
  primary key (area, version, minute)
);
