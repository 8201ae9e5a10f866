-- What is seen on a picture, in words, for whoever does not see it.
alter table picture add column alt text check (length(alt) between 1 and 300);
