-- By which ways a person chose to hear of a kind of message, from every club. Without a row it comes as it does to everybody.
create table notification_choice (
  person_id int not null references person on delete cascade,
  kind text not null,
  ways text[] not null,
  primary key (person_id, kind)
);
