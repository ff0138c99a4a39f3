-- Drafts of cases, and the clocks of those that are open.

alter table opposition
  -- What its filer has entered so far, in the shape of `caseDraft` of the domain; null once it is filed.
  add column draft jsonb;

-- Cases that were opened before there were clocks: reminders and the end, each for the day that its respondents have.
insert into job (id, type, subject_id, details, run_at)
  select gen_random_uuid(), due.type, due.opposition_id, due.details, due.run_at
  from (
    select distinct party.opposition_id, 'case_end' as type, party.respond_by as run_at,
      jsonb_build_object('what', 'response', 'by', to_char(party.respond_by at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as details
    from opposition_party as party join opposition on opposition.id = party.opposition_id
    where opposition.state = 'awaiting_response' and party.answered_at is null and party.respond_by is not null
    union all
    select distinct party.opposition_id, 'case_reminder', party.respond_by - days * interval '1 day',
      jsonb_build_object('what', 'response', 'by', to_char(party.respond_by at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'days', days)
    from opposition_party as party join opposition on opposition.id = party.opposition_id,
      unnest(array[30, 14, 3]) as days
    where opposition.state = 'awaiting_response' and party.answered_at is null
      and party.respond_by - days * interval '1 day' > now()
  ) as due;
