-- Whoever can create accounts could undo a deployment by errors that they make up: only accounts older than it count.
-- Those of reports that the former release writes during an upgrade don't.
alter table area_error_reporter add column account_created_at timestamptz not null default now();
