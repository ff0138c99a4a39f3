-- How the deployments of this database begin, so that a process with another deploy folder refuses to start.
alter table file_store add column deployments text;
