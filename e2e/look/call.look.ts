import { begin, ring, ROBIN, talk } from '../callers.ts'
import { newClient } from '../people.ts'
import { end } from '../room.ts'
import { signIn } from '../story.ts'
import { look } from './camera.ts'

const permissions = ['microphone', 'camera']
look.use({ permissions, contextOptions: { permissions } })

look('call', async ({ page: client, request, camera }) => {
  look.setTimeout(900_000)
  const who = await newClient(request)
  await signIn(client, who)
  const reader = await camera.person('demo-reader')
  const two = { client, reader, who }

  await ring(two)
  await camera.shoot(client, 'call-before', 'window')
  await talk(two)
  await begin(two)
  await camera.shoot(client, 'call-room', 'window')
  await end(client)

  await ring(two, 'video')
  await camera.shoot(client, 'video-before', 'window')
  await talk(two, 'video')
  await camera.shoot(client, 'video-off', 'window')
  for (const page of [client, reader]) await page.getByRole('button', { name: 'Turn camera on' }).click()
  await expectSeen(two)
  await begin(two)
  await camera.shoot(client, 'video-room', 'window')
  await camera.shoot(reader, 'video-room-reader', 'window')
  await reader.getByRole('button', { name: 'Stand-by' }).click()
  await camera.shoot(client, 'video-stands', 'window')
  await end(client)
})

async function expectSeen({ client, reader, who }: Parameters<typeof ring>[0]) {
  await client.getByLabel(`Picture of ${ROBIN}`).waitFor()
  await reader.getByLabel(`Picture of ${who}`).waitFor()
}
