-- Whether an event handler, a timer or a promise threw the error, so that the page stayed.

alter table frontend_error add column is_uncaught boolean not null default false;
