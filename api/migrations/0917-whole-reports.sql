-- Imports that earlier releases checked: without what was counted of them or offered for them later.
update import_job
set report = '{"clean_alike": 0, "draftable_alike": 0, "claimable": 0, "without_rights": 0, "holders": []}'::jsonb || report
where report is not null;

update import_job
set preview = '{"corrections": [], "sheets": [], "sheet": null, "encodings": [], "encoding": null}'::jsonb || preview
where preview is not null;
