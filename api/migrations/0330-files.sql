-- What members hand in, wherever its bytes are. The row is written before the bytes and marked as in use after them, in
-- the transaction of what uses it: whatever fails on the way, nothing in use lacks its bytes, and no bytes lack a row.

create table file (
  id uuid primary key,
  member_id uuid not null references member (id),
  kind text not null check (kind in ('picture')),
  -- Random: what the store and addresses know the file by, never what its sender called it.
  name text not null,
  content_type text not null,
  bytes integer not null check (bytes > 0),
  sha256 bytea not null,
  -- Since when nothing refers to it; null while something does.
  unused_since timestamptz,
  created_at timestamptz not null
);
create unique index file_name_key on file (name);
create index file_member_id_idx on file (member_id);
create index file_unused_since_idx on file (unused_since) where unused_since is not null;
