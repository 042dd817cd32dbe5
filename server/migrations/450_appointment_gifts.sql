-- The minutes for an appointment that a reader missed are given once in thirty days with the same reader; the answer that a
-- new site gives says so.
update content_version
set body = replace(
  body,
  'If your reader does not come within 10 minutes, you are given 10 free minutes.',
  'If your reader does not come within 10 minutes, you are given 10 free minutes, once in 30 days with the same reader.'
)
where body like '%If your reader does not come within 10 minutes, you are given 10 free minutes.%';
