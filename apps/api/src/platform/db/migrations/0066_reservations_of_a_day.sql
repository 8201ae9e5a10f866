-- The reservations of a day end after it begins and start before it ends: both are read in the index.
drop index reservation_admin_end;
create index reservation_admin_end on reservation (organization_id, end_at, id, start_at) where kind in ('member', 'admin');
