import { expect, test } from 'vitest'
import { unsealed } from './push-host.ts'

const from = (text: string) => Buffer.from(text, 'base64url')

test('a message is opened as in the example of RFC 8291', () => {
  const receiver = {
    privateKey: from('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'),
    publicKey: from('BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'),
    auth: from('BTBZMqHH6r4Tts7J_aSIgg'),
  }
  const body = from(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  )
  expect(unsealed(body, receiver)).toBe('When I grow up, I want to be a watermelon')
})
