-- What the file store of this database contains, so that a process with another one refuses to start.
create table file_store (
  mark uuid not null
);
create unique index file_store_is_one on file_store ((true));
