import { remember } from '../session/session.ts'

interface Opened {
  client: { username: string }
  reader: { display_name: string }
}

/** A reading that an admin has opened is an admin’s room, with three names in it, until the returned function is called. */
export function openAdminsRoom({ client, reader }: Opened, own: string) {
  remember({ isAdminChat: true, admin_name: own, client_name: client.username, reader_name: reader.display_name })
  return () => remember({ isAdminChat: false, admin_name: '', client_name: '', reader_name: '' })
}
