-- Staff sort reservations by their end.
create index reservation_admin_end on reservation (organization_id, end_at, id) where kind in ('member', 'admin');
