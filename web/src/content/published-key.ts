/** What every question about what is published begins with. */
export const publishedKey = 'content.published'
