-- What is registered and claimed stands in one shape for all cases: every line, with its share of each right in question.

-- Works: the lines of the version that is objected to, or of the one in force, under the keys that the domain gives them.
create temporary table old_case on commit drop as
  select opposition.id, coalesce(contested_revision, composition.revision) as revision, composition_id,
    case when "right" is null then array['pr', 'mr', 'sr'] else array["right"] end as rights, claimed_lines
  from opposition join composition on composition.id = opposition.composition_id
  where registered_lines = '[]' and jsonb_array_length(claimed_lines) > 0;

create temporary table old_line on commit drop as
  select listed.*,
    base || case when count = 1 then '' else '#' || count end as key
  from (
    select line.*, row_number() over (partition by id, base order by place) as count from (
      select old_case.id, old_case.rights, line.party_id, 'writer' as "group", line.role, line.position as place,
        'writer:' || coalesce(line.party_id::text, '?') || ':' || line.role as base,
        jsonb_build_object('pr', line.pr, 'mr', line.mr, 'sr', line.sr) as shares
      from old_case join composition_line as line
        on line.composition_id = old_case.composition_id and line.revision = old_case.revision
      union all
      select old_case.id, old_case.rights, line.party_id, 'publisher', line.type, 1000 + line.position,
        'publisher:' || coalesce(line.party_id::text, '?') || ':' || line.chain || ':' || line.type,
        jsonb_build_object('pr', line.pr, 'mr', line.mr, 'sr', line.sr)
      from old_case join composition_publisher as line
        on line.composition_id = old_case.composition_id and line.revision = old_case.revision
    ) as line
  ) as listed;
-- Who claims without a line comes last, as a composer and author.
insert into old_line (id, rights, party_id, "group", role, place, base, shares, count, key)
  select old_case.id, old_case.rights, (claim ->> 'party_id')::uuid, 'claimed', 'CA', 5000 + claim_place, '', '{}', 1,
    'writer:' || (claim ->> 'party_id') || ':CA'
  from old_case, jsonb_array_elements(old_case.claimed_lines) with ordinality as claims (claim, claim_place)
  where not exists (select from old_line where old_line.id = old_case.id
    and old_line.party_id = (claim ->> 'party_id')::uuid);

-- What each claimant asks for of each right: the first of their lines has what their others leave of it, and who else has
-- a part gives way in proportion, in whole hundredths, the largest remainders first.
create temporary table old_share on commit drop as
  with asked as (
    select old_line.id, (claim ->> 'party_id')::uuid as claimant_id, old_line.key, right_name,
      coalesce((old_line.shares ->> right_name)::int, 0) as share,
      old_line.party_id is not distinct from (claim ->> 'party_id')::uuid as is_own,
      coalesce((claim -> 'shares' ->> right_name)::int, 0) as claimed,
      row_number() over (partition by old_line.id, claim ->> 'party_id', right_name, old_line.party_id
        order by old_line.place) = 1 as is_first,
      old_line.place
    from old_line
    join old_case on old_case.id = old_line.id
    cross join jsonb_array_elements(old_case.claimed_lines) as claim
    cross join unnest(old_line.rights) as right_name
    where old_line."group" <> 'claimed' or old_line.party_id = (claim ->> 'party_id')::uuid
  ), summed as (
    select *,
      sum(share) filter (where is_own) over same as own, sum(share) filter (where not is_own) over same as room
    from asked window same as (partition by id, claimant_id, right_name)
  ), parted as (
    select *, least(greatest(claimed - coalesce(own, 0), -10000), coalesce(room, 0)) as more from summed
  ), divided as (
    select *,
      case when is_own or coalesce(room, 0) = 0 then 0 else floor(abs(more)::numeric * share / room) end as part,
      case when is_own or coalesce(room, 0) = 0 then 0 else mod(abs(more)::bigint * share, room) end as remainder
    from parted
  ), counted as (
    select *,
      abs(more) - sum(part) over same as rest,
      row_number() over (partition by id, claimant_id, right_name, is_own order by remainder desc, place) as rank
    from divided window same as (partition by id, claimant_id, right_name)
  )
  select id, claimant_id, key, right_name,
    (case
      when is_own and is_first then greatest(0, claimed - (coalesce(own, 0) - share))
      when is_own or coalesce(room, 0) = 0 then share
      else greatest(0, share - sign(more) * (part + case when rank <= rest then 1 else 0 end))
    end)::int as share
  from counted;

create temporary table old_name on commit drop as
  select old_line.id, old_line.key, coalesce(party.organisation_name,
    nullif(concat_ws(' ', party.given_names, party.family_name), ''),
    case old_line."group" when 'publisher' then 'Unknown publisher' else 'Unknown writer' end) as name
  from old_line left join party on party.id = old_line.party_id;

update opposition set asked = jsonb_build_object('rights', to_jsonb(old_case.rights)), registered_lines = lines.all_lines
  from old_case, (
    select old_line.id, jsonb_agg(jsonb_build_object('key', old_line.key, 'group', old_line."group",
      'party_id', old_line.party_id, 'name', old_name.name, 'role', old_line.role,
      'shares', (select jsonb_object_agg(name, old_line.shares -> name) from unnest(old_line.rights) as name))
      order by old_line.place) as all_lines
    from old_line join old_name using (id, key)
    where old_line."group" <> 'claimed' group by old_line.id
  ) as lines
  where opposition.id = old_case.id and lines.id = old_case.id;

update opposition_party set claimed_lines = lines.all_lines
  from (
    select told.id, told.claimant_id, jsonb_agg(jsonb_build_object('key', old_line.key,
      'group', case old_line."group" when 'claimed' then 'writer' else old_line."group" end,
      'party_id', old_line.party_id, 'name', old_name.name, 'role', old_line.role, 'shares', told.shares)
      order by old_line.place) as all_lines
    from (
      select id, claimant_id, key, jsonb_object_agg(right_name, share) as shares
      from old_share group by id, claimant_id, key
    ) as told join old_line using (id, key) join old_name using (id, key)
    group by told.id, told.claimant_id
  ) as lines
  where opposition_party.opposition_id = lines.id and opposition_party.party_id = lines.claimant_id
    and opposition_party.side = 'claimant';

-- Recordings: what each holder has of what is kept back.
update opposition set registered_lines = lines.all_lines
  from (
    select opposition_id, jsonb_agg(jsonb_build_object('key', 'holder:' || party_id, 'group', 'holder',
      'party_id', party_id, 'name', name, 'role', 'producer',
      'shares', jsonb_build_object('recording', share)) order by share desc, party_id) as all_lines
    from (
      select hold.opposition_id, hold.party_id, least(10000, max(hold.share)) as share,
        coalesce(party.organisation_name, concat_ws(' ', party.given_names, party.family_name)) as name
      from hold join party on party.id = hold.party_id
      where hold.recording_id is not null and hold.released_at is null
      group by hold.opposition_id, hold.party_id, party.organisation_name, party.given_names, party.family_name
    ) as held group by opposition_id
  ) as lines
  where opposition.id = lines.opposition_id and opposition.registered_lines = '[]';
update opposition_party set claimed_lines = opposition.registered_lines
  from opposition
  where opposition.id = opposition_party.opposition_id and opposition.recording_id is not null
    and opposition_party.side = 'claimant' and opposition_party.claimed_lines = '[]';

update opposition_party set statement = opposition.statement
  from opposition
  where opposition.id = opposition_party.opposition_id and opposition_party.side = 'claimant'
    and opposition_party.statement is null;
update opposition set submitted_at = created_at where submitted_at is null and state <> 'draft';

alter table opposition drop column claimed_lines, drop column current_lines;
