/** The version of the terms that one accepts at sign-up, by the day from which it is in force. */
export const TERMS_VERSION = '2026-11-23'
