-- A booking writes to each index of its table. The number is in an index of its own already, once in each organization.
drop index reservation_admin_number;
