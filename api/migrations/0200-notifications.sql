-- What members are told. Written in the transaction of what it tells of; the words are those of that moment.

create table notification (
  id uuid primary key,
  member_id uuid not null references member (id),
  kind text not null check (kind in ('confirm_shares', 'confirm_reminder', 'shares_confirmed', 'work_registered')),
  title text not null,
  message text not null,
  -- The member it is from; the society where there is none.
  sender_id uuid references member (id),
  object_type text check (object_type in ('composition', 'recording', 'opposition')),
  object_id uuid,
  created_at timestamptz not null,
  read_at timestamptz,
  check (num_nonnulls(object_type, object_id) <> 1)
);
create index notification_created_at_idx on notification (member_id, created_at, id);
create index notification_unread_idx on notification (member_id, created_at, id) where read_at is null;
create index notification_read_at_idx on notification (read_at) where read_at is not null;
