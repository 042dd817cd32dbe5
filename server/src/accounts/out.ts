/** SQL: whether a person, of this name of `account_person`, is closed or blocked, and nothing can come of what waits for them. */
export const isOut = (person: string, now: string) =>
  `(${person}.state <> 'active' or (${person}.blocked_at is not null and coalesce(${person}.blocked_until > ${now}, true)))`
