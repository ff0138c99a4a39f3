-- Recordings that a merge linked with the work, so that undoing it removes these links again.
alter table composition_merge add column linked uuid[] not null default '{}';
