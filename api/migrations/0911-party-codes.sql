-- The duplicate check finds the works of a party without an IPI name number by its id.
update search_entry_composition as entry
set words = entry.words || array_to_tsvector(named.codes)
from (
  select composition.id, array_agg(distinct 'party:' || line.party_id) as codes
  from composition
  join (
    select composition_id, revision, party_id from composition_line
    union
    select composition_id, revision, party_id from composition_publisher
  ) as line on line.composition_id = composition.id and line.revision = composition.revision
  join party on party.id = line.party_id and party.ipi_name_number is null
  group by composition.id
) as named
where named.id = entry.id;
