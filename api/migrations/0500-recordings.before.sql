-- An ISRC names one recording in force from now on.
select 'ISRC ' || isrc || ': ' || string_agg('“' || title || '” (' || reference || ')', ' and ' order by reference)
  as problem
from recording
where state = 'registered' and isrc is not null
group by isrc
having count(*) > 1
order by isrc
