/** What visitors read around what the house and its readers wrote. */
export const content = {
  'content.articles': 'Articles',
  'content.articles.lead': 'On readings, on asking well, and on how this house works. By our readers and by us.',
  'content.articles.all': 'All',
  'content.articles.categories': 'Articles about',
  'content.articles.empty': 'Nothing has been published yet.',
  'content.articles.failed': 'The articles did not load.',
  'content.by': 'by {name}',
  'content.by_house': 'by the house',
  'content.author': 'See {name}’s page',
  'content.faq': 'Questions and answers',
  'content.faq.lead': 'How time is billed, what comes back, who reads what, and all else that people ask us.',
  'content.faq.empty': 'No question has been answered here yet. Ask us yours.',
  'content.faq.failed': 'The questions did not load.',
  'content.faq.other': 'Yours is not among them?',
  'content.faq.ask': 'Ask us',
  'content.faq.rest': 'And also',
} as const
