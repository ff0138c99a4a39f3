-- The cells that add up to a total, which the member can correct.
alter table import_finding add column cells jsonb not null default '[]';
