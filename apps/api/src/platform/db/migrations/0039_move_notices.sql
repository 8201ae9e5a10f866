-- Whoever booked is told that staff moved the reservation, when nobody undoes it any more: once, from where it stood before the
-- first of the moves. A reservation that is back there by then was never moved, as far as its booker knows.
create table move_notice (
  organization_id int not null,
  reservation_id bigint not null,
  car_id int not null,
  start_at timestamptz not null,
  end_at timestamptz not null,
  due_at timestamptz not null,
  primary key (organization_id, reservation_id),
  foreign key (organization_id, reservation_id) references reservation (organization_id, id) on delete cascade
);
