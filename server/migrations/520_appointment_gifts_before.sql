-- Whom nobody promised the rule of thirty days was given minutes each time: the audit judges them by what held then.
alter table appointment add column gift_capped boolean not null default true;
update appointment set gift_capped = false where missed_at is not null;

update content_version
set body = replace(
  body,
  'if your reader does not come you are given 10 free minutes.',
  'if your reader does not come you are given 10 free minutes, once in 30 days with the same reader.'
)
where body like '%if your reader does not come you are given 10 free minutes.%';
