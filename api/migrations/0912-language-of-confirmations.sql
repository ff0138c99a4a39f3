-- The language in which the invited person answered, for later mail to the same address.
alter table composition_invitation add column language text check (language in ('en', 'fr'));
