-- Mail about notifications: when each account gets it, and what still has to be mailed.

-- Signs the links that unsubscribe without a session.
alter table account add column mail_key uuid not null default gen_random_uuid();

-- Only what an account chose; the defaults are in the domain.
create table mail_preference (
  account_id uuid not null references account (id) on delete cascade,
  mail_group text not null,
  timing text not null check (timing in ('at_once', 'daily', 'weekly', 'never')),
  primary key (account_id, mail_group)
);
insert into mail_preference (account_id, mail_group, timing)
  select membership.account_id, 'cases',
    case chosen.choice when 'each' then 'at_once' when 'weekly' then 'weekly' else 'never' end
  from case_mail_choice as chosen join membership on membership.member_id = chosen.member_id
  on conflict do nothing;
drop table case_mail_choice;
delete from job where type in ('case_message_mail', 'case_digest') and done_at is null;

-- Written with the notification, deleted in the transaction that queues the mail.
create table notification_mail (
  account_id uuid not null references account (id) on delete cascade,
  notification_id uuid not null references notification (id) on delete cascade,
  mail_group text not null,
  timing text not null check (timing in ('at_once', 'daily', 'weekly')),
  due_at timestamptz not null,
  primary key (account_id, notification_id)
);
create index notification_mail_notification_id_idx on notification_mail (notification_id);
create index job_notification_mail_idx on job (subject_id, run_at) where type = 'notification_mail' and done_at is null;
