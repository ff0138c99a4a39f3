-- The lines of a CWR file that revised a work, until its revision is active. They go with a revision that is discarded.
create table composition_cwr_pending (
  composition_id uuid primary key,
  revision integer not null,
  version text not null check (version in ('2.1', '2.2', '3.0', '3.1')),
  type text not null check (type in ('NWR', 'REV', 'WRK')),
  lines text not null,
  foreign key (composition_id, revision) references composition_revision (composition_id, number) on delete cascade
);

-- Until now, lines replaced the earlier ones before their revision was active, and stayed if it was discarded.
insert into composition_cwr_pending (composition_id, revision, version, type, lines)
select cwr.composition_id, cwr.revision, cwr.version, cwr.type, cwr.lines
from composition_cwr as cwr
join import_revision as made on made.composition_id = cwr.composition_id and made.revision = cwr.revision
join composition_revision as waiting on waiting.composition_id = made.composition_id
  and waiting.number = made.revision and waiting.created_at = made.made_at
where waiting.registered_at is null;

-- The number of a discarded revision was used again: the first import with this number replaced the lines to put back.
with inactive as (
  select distinct on (composition_id) composition_id, made.former_lines as former
  from composition_cwr join import_revision as made using (composition_id, revision)
  where not exists (select from composition_revision as active where active.composition_id = made.composition_id
    and active.number = made.revision and active.registered_at is not null)
  order by composition_id, made.made_at),
removed as (
  delete from composition_cwr as cwr using inactive
  where inactive.composition_id = cwr.composition_id and former is null)
update composition_cwr as cwr
set revision = (former ->> 'revision')::integer, version = former ->> 'version', type = former ->> 'type',
  lines = former ->> 'lines'
from inactive where inactive.composition_id = cwr.composition_id and former is not null;
