-- Where an error of the portal happened last, and whether somebody has seen to it.

alter table frontend_error
  add column id uuid not null default gen_random_uuid(),
  add column release text,
  add column area text,
  add column route text,
  -- Set by the society's staff; an error that is seen again after that stands open again.
  add column resolved_at timestamptz,
  add column resolved_by text;
alter table frontend_error alter column id drop default;
create unique index frontend_error_id_key on frontend_error (id);
