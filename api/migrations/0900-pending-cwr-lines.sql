-- The lines of a CWR file that revised a work, until its revision is active. They go with a revision that is discarded.
create table composition_cwr_pending (
  composition_id uuid primary key,
  revision integer not null,
  version text not null check (version in ('2.1', '2.2', '3.0', '3.1')),
  type text not null check (type in ('NWR', 'REV', 'WRK')),
  lines text not null,
  foreign key (composition_id, revision) references composition_revision (composition_id, number) on delete cascade
);
