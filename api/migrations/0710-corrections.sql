alter table import_finding rename column mend to correction;
update import_job set report = replace(report::text, '"mend":', '"correction":')::jsonb where report is not null;
