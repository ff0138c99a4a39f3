-- The language a member chose for pages and mail. A sign-up keeps that of its request until the address is confirmed.
alter table account add column language text not null default 'en' check (language in ('en', 'fr'));
alter table sign_up add column language text not null default 'en' check (language in ('en', 'fr'));
