-- What is kept back, by line, territory and period; where and when of a recording stand in `scope`.

alter table hold
  -- The line that would lose by the claim, under the key that the case knows it by; null where no share is in question.
  add column line_key text,
  -- Included and excluded, in the order in which they count; none is the world.
  add column territories jsonb not null default '[]',
  -- The first day and the last; null for as long as the work is registered.
  add column period_from date,
  add column period_to date;
