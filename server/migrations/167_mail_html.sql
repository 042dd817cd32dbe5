-- A letter has its words twice: plain, and as the house writes them. What left before has the first alone.
alter table mail add html text;
