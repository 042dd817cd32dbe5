/** SQL of the clients whom a message from them has reached this reader by; `reader` is a parameter of the statement. */
export const wroteTo = (reader: string) =>
  `select client_id from message where recipient_id = ${reader} and type = 'CLIENT' and state = 'delivered'`
