-- What was called 'Kjørte kilometer' is 'Kilometer' from the price to the bill. An invoice that was sent keeps its words.
update reservation_price_line
set description = replace(description, 'Kjørte kilometer', 'Kilometer')
where description like 'Kjørte kilometer%';
