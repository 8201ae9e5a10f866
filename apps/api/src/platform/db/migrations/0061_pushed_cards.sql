-- What list of key cards a car was last given, as a digest: a car whose list is another now is given it anew.
create table pushed_cards (
  organization_id int not null,
  car_id int not null,
  digest text not null,
  pushed_at timestamptz not null,
  primary key (organization_id, car_id),
  foreign key (organization_id, car_id) references car (organization_id, id) on delete cascade
);
