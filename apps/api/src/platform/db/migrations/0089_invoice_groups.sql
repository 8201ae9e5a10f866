-- By what the lines of a membership's invoices are gathered, for a company that shares them out; and by what those of an invoice were.
alter table membership add column invoice_grouping text not null default 'NONE' check (invoice_grouping in ('NONE', 'DRIVER', 'COST_CENTER'));
alter table invoice add column grouping text not null default 'NONE' check (grouping in ('NONE', 'DRIVER', 'COST_CENTER'));

-- Where what somebody drives for a membership belongs in its books, where that is another place than the membership's own.
alter table membership_member add column cost_center text check (cost_center <> '');

-- Whose a line was counted as when the invoice was made: a driver or a cost center.
alter table invoice_line add column group_name text;

-- What goes along with an invoice whose lines are gathered.
alter table invoice_document drop constraint invoice_document_media_check;
alter table invoice_document add constraint invoice_document_media_check check (media in ('application/pdf', 'application/xml', 'text/csv'));
