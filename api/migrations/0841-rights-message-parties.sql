-- Between whom a member's DDEX messages about rights go: the DDEX Party Ids of the member and of the last recipient.
create table rights_message_parties (
  member_id uuid primary key references member (id) on delete cascade,
  sender_id text not null,
  recipient_id text not null,
  recipient_name text not null,
  updated_at timestamptz not null
);
