-- A message's sign named the client of the two, whoever had written.
update care_sign s set person_id = m.sender_id from message m where m.id = s.message_id;
