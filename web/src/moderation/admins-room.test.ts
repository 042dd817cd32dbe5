import { expect, test } from 'vitest'
import { useSession } from '../session/session.ts'
import { openAdminsRoom } from './admins-room.ts'

const room = () => {
  const { isAdminChat, admin_name, client_name, reader_name } = useSession.getState()
  return [isAdminChat, admin_name, client_name, reader_name]
}

test('a reading that an admin looks at is an admin’s room with three names, until they leave it', () => {
  const leave = openAdminsRoom({ client: { username: 'ida' }, reader: { display_name: 'Mara Linden' } }, 'ana')
  expect(room()).toEqual([true, 'ana', 'ida', 'Mara Linden'])
  leave()
  expect(room()).toEqual([false, '', '', ''])
})
