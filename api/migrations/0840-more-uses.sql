-- Rights can name three more uses: cable retransmission, webcasting, and rental and lending. A line for all five former
-- uses was shown as 'All uses', and is what forms and files give by default: it keeps meaning all. A line for fewer uses
-- keeps exactly those, because nobody claims a use that they didn't name.

create function pg_temp.with_all(uses jsonb) returns jsonb language sql as $$
  select case
    when uses @> '["broadcast", "public_performance", "simulcast", "private_copy", "making_available"]'
      then '["broadcast", "cable_retransmission", "public_performance", "simulcast", "webcasting", "private_copy",
        "making_available", "rental_lending"]'
    else uses
  end
$$;

-- Segments that are equal for all five former uses are added for the new ones.
create function pg_temp.with_added_uses(scope jsonb) returns jsonb language sql as $$
  select scope || coalesce(jsonb_agg(alike.segment || jsonb_build_object('use', added.use)), '[]')
  from (
    select each - 'use' as segment
    from jsonb_array_elements(scope) as each
    group by 1
    having count(distinct each ->> 'use') = 5
  ) as alike
  cross join unnest(array['cable_retransmission', 'webcasting', 'rental_lending']) as added (use)
$$;

create temporary table widened_case on commit drop as
select opposition.id
from opposition
where opposition.scope is not null
  and case
    -- Other overlaps are computed again at the next change of the recording's rights.
    when opposition.is_detected then not exists (
      select from recording_right as line
      join recording on recording.id = line.recording_id and recording.revision = line.revision
      where line.recording_id = opposition.recording_id
        and not line.uses @> '{broadcast,public_performance,simulcast,private_copy,making_available}')
    else jsonb_array_length(coalesce(opposition.asked -> 'uses', '[]')) in (0, 5)
  end;

update opposition set scope = pg_temp.with_added_uses(scope) where id in (select id from widened_case);
update hold set scope = pg_temp.with_added_uses(scope)
  where scope is not null and opposition_id in (select id from widened_case);
update opposition set asked = jsonb_set(asked, '{uses}', pg_temp.with_all(asked -> 'uses'))
  where jsonb_array_length(asked -> 'uses') = 5;
update opposition set draft = jsonb_set(draft, '{scope,uses}', pg_temp.with_all(draft #> '{scope,uses}'))
  where jsonb_array_length(draft #> '{scope,uses}') = 5;

update recording_right
  set uses = '{broadcast,cable_retransmission,public_performance,simulcast,webcasting,private_copy,making_available,rental_lending}'
  where uses @> '{broadcast,public_performance,simulcast,private_copy,making_available}';

update import_claim set lines = (
  select jsonb_agg(jsonb_set(line, '{uses}', pg_temp.with_all(line -> 'uses')) order by place)
  from jsonb_array_elements(lines) with ordinality as each (line, place))
  where jsonb_array_length(lines) > 0;
update import_job set choices = jsonb_set(choices, '{rights,uses}', pg_temp.with_all(choices #> '{rights,uses}'))
  where choices #> '{rights,uses}' is not null;
