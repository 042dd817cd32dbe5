import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** Where Debian keeps PostgreSQL's own programs, newest first; they are on nobody's search path. */
const debian = '/usr/lib/postgresql'

/** The whole path of a program of this machine, or undefined. */
export function found(program) {
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((a, b) => Number(b) - Number(a)) : []
  const folders = [...process.env.PATH.split(delimiter), ...versions.map((version) => join(debian, version, 'bin'))]
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path))
}

/** The whole browser of this machine, or undefined. */
export const chromium = () =>
  ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].map(found).find(Boolean)
