import { expect, test } from 'vitest'
import { complete, faultsOf } from './lock.mjs'

const lock = {
  '': { name: 'site' },
  'node_modules/tool': {
    version: '2.0.0',
    dev: true,
    optionalDependencies: {
      'tool-linux-x64': '2.0.0',
      'tool-linux-arm64-musl': '2.0.0',
      'tool-darwin-arm64': '^2.0.0',
      'tool-wasm32-wasi': '2.0.0',
      'tool-extras': '1.0.0',
    },
  },
  'node_modules/tool-linux-x64': { version: '2.0.0', resolved: 'https://packages.example/tool.tgz' },
}

test('adds what npm left out for other platforms, as npm would have written it', () => {
  const added = complete(lock)
  expect(added['node_modules/tool-linux-arm64-musl']).toEqual({
    version: '2.0.0',
    dev: true,
    cpu: ['arm64'],
    libc: ['musl'],
    optional: true,
    os: ['linux'],
  })
  expect(added['node_modules/tool-darwin-arm64']).toMatchObject({ version: '2.0.0', cpu: ['arm64'], os: ['darwin'] })
  expect(added['node_modules/tool-wasm32-wasi']).toMatchObject({ cpu: ['wasm32'], optional: true })
  expect(added['node_modules/tool-linux-x64']).toBe(lock['node_modules/tool-linux-x64'])
  expect(Object.keys(added)).toHaveLength(6)
})

test('names what is missing, and an address of a registry', () => {
  expect(faultsOf({ packages: lock })).toEqual([
    'node_modules/tool-darwin-arm64 is missing',
    'node_modules/tool-linux-arm64-musl is missing',
    'node_modules/tool-wasm32-wasi is missing',
    'node_modules/tool-linux-x64 names a registry',
  ])
})

test('a lock that is whole stays as it is', () => {
  const whole = complete(lock)
  expect(complete(whole)).toEqual(whole)
})
