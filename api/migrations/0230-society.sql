-- The society's staff at the command line, and what happens by the clock.

-- Who of the staff did it, where no account did.
alter table audit_event add column staff text;

-- What is to be done at a time, in the transaction that marks it as done.
create table job (
  id uuid primary key,
  type text not null,
  subject_id uuid not null,
  -- A revision's number, say: a job for one that is no longer pending does nothing.
  details jsonb not null,
  run_at timestamptz not null,
  attempts integer not null default 0,
  last_error text,
  done_at timestamptz,
  created_at timestamptz not null default now()
);
create index job_due_idx on job (run_at, id) where done_at is null;
create index job_done_at_idx on job (done_at) where done_at is not null;

-- By how much the clock runs ahead; read and written in test mode alone.
create table test_clock (
  ahead_ms bigint not null
);

-- A line whose member was asked and did not answer in time.
alter table composition_line drop constraint composition_line_confirmation_check;
alter table composition_line add constraint composition_line_confirmation_check
  check (confirmation in ('submitter', 'invited', 'confirmed', 'not_a_member', 'unconfirmed'));

-- The society does it where no member does.
alter table composition_event alter column member_id drop not null;

-- Works that wait already are looked after like those submitted from now on.
insert into job (id, type, subject_id, details, run_at)
select gen_random_uuid(), step.type, revision.composition_id, jsonb_build_object('revision', revision.number),
  revision.confirm_by - step.before
from composition_revision as revision
cross join (values
  ('confirmation_reminder', interval '14 days'),
  ('confirmation_reminder', interval '3 days'),
  ('confirmation_end', interval '0')
) as step (type, before)
where revision.state = 'awaiting_confirmation' and revision.confirm_by - step.before > now();
insert into job (id, type, subject_id, details, run_at)
select gen_random_uuid(), 'confirmation_end', composition_id, jsonb_build_object('revision', number), confirm_by
from composition_revision where state = 'awaiting_confirmation' and confirm_by <= now();
