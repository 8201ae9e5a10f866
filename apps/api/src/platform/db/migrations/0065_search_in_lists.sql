-- What staff type in a list is looked up among persons, cars and memberships; from these to their reservations it goes by an index.
create index reservation_admin_car on reservation (organization_id, car_id, start_at) where kind in ('member', 'admin');
-- Texts of the rows themselves. Few reservations have a note: the others pay nothing.
create index reservation_note_texts on reservation using gin (user_note gin_trgm_ops) where user_note is not null;
create index reservation_message_texts on reservation_message using gin (text gin_trgm_ops);
create index damage_texts on damage using gin (description gin_trgm_ops);
