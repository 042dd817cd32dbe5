/** SQL of the clients who have this reader among their favourites; `reader` is a parameter of the statement. */
export const heartsFor = (reader: string) => `select client_id from favorite where reader_id = ${reader}`
