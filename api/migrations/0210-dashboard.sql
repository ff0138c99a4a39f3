-- What the dashboard counts of many works is read off a member's list, as state and title are.

alter table recording add column registered_at timestamptz;
update recording set registered_at = updated_at where state = 'registered';

alter table composition_member
  add column registered_at timestamptz,
  -- Lines whose members were asked to confirm, and those who did; 0 while the work is neither pending nor in force.
  add column asked smallint not null default 0,
  add column confirmed smallint not null default 0;

update composition_member as mine
set registered_at = shown.registered_at, asked = shown.asked, confirmed = shown.confirmed
from (
  select revision.composition_id, revision.registered_at,
    count(line.party_id) filter (where line.confirmation in ('invited', 'confirmed')) as asked,
    count(line.party_id) filter (where line.confirmation = 'confirmed') as confirmed
  from composition
  join composition_revision as revision
    on revision.composition_id = composition.id and revision.number = composition.revision
  left join composition_line as line
    on line.composition_id = composition.id and line.revision = composition.revision
  where revision.state in ('awaiting_confirmation', 'registered', 'registered_incomplete')
  group by revision.composition_id, revision.number
) as shown
where shown.composition_id = mine.composition_id;

create index composition_member_registered_at_idx on composition_member (member_id, registered_at);
create index composition_member_asked_idx on composition_member (member_id) include (asked, confirmed) where asked > 0;
