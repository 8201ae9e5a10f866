-- An organization may have a site by its own name: https://bil.byfjord.no, without a path.
alter table organization add column site_url text unique check (site_url ~ '^https?://[^/?#]+$');
