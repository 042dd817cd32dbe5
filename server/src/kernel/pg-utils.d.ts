declare module 'pg/lib/utils.js' {
  const utils: {
    /** A value as PostgreSQL reads it in a statement. */
    prepareValue(value: unknown): string | Buffer | null
  }
  export default utils
}
