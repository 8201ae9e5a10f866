-- What staff answer is sent some seconds after it is written: created_at is when. answer_id: the answer that had a message read, so that
-- taking it back has the message wait again.
alter table reservation_message add column answer_id int,
  add foreign key (organization_id, answer_id) references reservation_message (organization_id, id) on delete set null (answer_id);
create index reservation_message_by_answer on reservation_message (organization_id, answer_id) where answer_id is not null;
