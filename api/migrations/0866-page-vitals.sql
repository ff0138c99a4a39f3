-- How fast pages were in browsers, one row per page and version: that of the host, and of the area that the page showed first.
create table page_vital (
  area text not null,
  version text not null,
  measured_at timestamptz not null,
  largest_paint_ms real,
  interaction_ms real,
  layout_shift real
);
create index page_vital_measured_at_idx on page_vital (measured_at);
