/** The questions of the home page, in its own order; search engines are told of them too. */
export const questions = ['free', 'drop', 'silent', 'true', 'who', 'known', 'seen', 'back'] as const
