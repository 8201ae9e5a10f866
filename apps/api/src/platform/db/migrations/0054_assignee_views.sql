-- Lists that staff saved name the field by which a reservation's assignee is looked for: it was `keeperId`, and is `assigneeId`.
update admin_saved_view set query = replace(query, 'keeper', 'assignee')
where resource in ('reservations', 'problem-reservations') and query like '%keeper%' and length(replace(query, 'keeper', 'assignee')) <= 4000;
