import { areas } from '@evenlight/contract/areas'
import { letsIn, type Area, type Route } from '@evenlight/contract/route'
import { examples } from './examples/all.ts'
import type { Owner } from './examples/example.ts'
import type { House } from './house.ts'
import { adminRoleOf, names, roleOf, type Name } from './everybody.ts'
import { openWorld, type World } from './world.ts'

export type Args = {
  params?: Record<string, string>
  query?: Record<string, string>
  body?: Record<string, unknown>
  file?: Blob
  headers?: Record<string, string>
}
export interface Call {
  name: string
  route: Route
  owner: Owner
  input?: (world: World) => Args | Promise<Args>
}

/** Every call of the contract with its example. */
export const calls: Call[] = Object.entries(areas as Record<string, Area>).flatMap(([areaName, area]) =>
  Object.entries(area).map(([name, route]) => {
    const example = (examples as Record<string, Record<string, Pick<Call, 'owner' | 'input'>>>)[areaName]?.[name]
    if (!example) throw new Error(`${areaName}.${name} has no example`)
    return { name: `${areaName}.${name}`, route, ...example }
  }),
)

/** Whether the access class of a call lets this role in. */
export const isLetIn = ({ access }: Route, who: Name) => {
  const role = roleOf(who)
  return access === 'public' || (role !== undefined && letsIn(access, { role, adminRole: adminRoleOf(who) }))
}
/** Somebody for whom the example succeeds. */
const ownerOf = ({ route, owner }: Call): Name =>
  names.find((who) => isLetIn(route, who) && (owner === 'everybody' || owner.includes(who)))!

/** An example made anew, in a world of its own. */
export const madeFor = async (house: House, call: Call) => {
  const world = await openWorld(house)
  return { world, args: (await call.input?.(world)) ?? {}, token: tokenIn(world, ownerOf(call)) }
}
export const tokenIn = (world: World, who: Name) => (who === 'anonymous' ? undefined : world.people[who].token)
