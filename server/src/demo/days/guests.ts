import type { Who } from '../visit.ts'

export const daysMax = 90

/** A client of the ninety days: when they came, how often they come back, and to whom. */
export interface GuestWords {
  username: string
  first_name: string
  country: string
  time_zone: string
  /** Days after the first. */
  came: number
  /** Readings a month. */
  often: number
  /** The first is whom they come to most. */
  readers: string[]
  packages: string[]
}
export interface Guest extends GuestWords {
  who: Who
}

const [ten, twenty, thirty] = ['pkg_ten_minutes', 'pkg_twenty_minutes', 'pkg_thirty_minutes']
const [more, hour, most] = ['pkg_45_and_5_free', 'pkg_60_and_10_free', 'pkg_90_and_20_free']
const zones = {
  ny: ['US', 'America/New_York'],
  chi: ['US', 'America/Chicago'],
  den: ['US', 'America/Denver'],
  la: ['US', 'America/Los_Angeles'],
  tor: ['CA', 'America/Toronto'],
  lon: ['GB', 'Europe/London'],
  dub: ['IE', 'Europe/Dublin'],
  mad: ['ES', 'Europe/Madrid'],
  ber: ['DE', 'Europe/Berlin'],
  syd: ['AU', 'Australia/Sydney'],
  auc: ['NZ', 'Pacific/Auckland'],
  mex: ['MX', 'America/Mexico_City'],
  cai: ['EG', 'Africa/Cairo'],
  lag: ['NG', 'Africa/Lagos'],
  sin: ['SG', 'Asia/Singapore'],
} as const

const guest = (
  username: string,
  first_name: string,
  zone: keyof typeof zones,
  [came, often]: [number, number],
  readers: string,
  packages: string[],
): GuestWords => ({
  username,
  first_name,
  country: zones[zone][0],
  time_zone: zones[zone][1],
  came,
  often,
  readers: readers.split(' '),
  packages,
})

/** She has been here before everybody else. */
export const regular = guest('nell-ashby', 'Nell', 'ny', [0, 7], 'demo-reader demo-reader amparo-soler', [hour, most])

export const guests: GuestWords[] = [
  guest('tessa-brook', 'Tessa', 'ny', [0, 8], 'demo-reader demo-reader mara-linden', [more, hour]),
  guest('gil-moreno', 'Gil', 'la', [0, 6], 'idris-vale henrik-dahl idris-vale', [thirty, more]),
  guest('harriet-oak', 'Harriet', 'lon', [0, 7], 'amparo-soler odile-marchetti', [hour, most]),
  guest('petra-lindqvist', 'Petra', 'ber', [1, 5], 'tomasz-brandt henrik-dahl', [twenty, thirty]),
  guest('jo-castellan', 'Jo', 'chi', [2, 6], 'mara-linden demo-reader', [twenty, more]),
  guest('dario-voss', 'Dario', 'ber', [3, 4], 'odile-marchetti lin-yao', [thirty]),
  guest('maeve-donnelly', 'Maeve', 'dub', [4, 7], 'celeste-okafor tomasz-brandt', [more, hour]),
  guest('owen-pryce', 'Owen', 'lon', [6, 4], 'idris-vale walter-finch', [ten, twenty]),
  guest('salma-nasr', 'Salma', 'cai', [7, 6], 'noor-haddad noor-haddad celeste-okafor', [twenty, more]),
  guest('ruth-abel', 'Ruth', 'tor', [8, 5], 'walter-finch celeste-okafor', [thirty, more]),
  guest('kit-hollis', 'Kit', 'den', [10, 5], 'juniper-cole mara-linden', [ten, twenty]),
  guest('ines-carvalho', 'Inês', 'mad', [12, 7], 'beatriz-nunes beatriz-nunes amparo-soler', [twenty, thirty]),
  guest('lucia-ferrer', 'Lucía', 'mad', [13, 7], 'amparo-soler amparo-soler odile-marchetti', [more]),
  guest('bao-tran', 'Bao', 'sin', [15, 6], 'lin-yao idris-vale', [thirty, more]),
  guest('wendy-marsh', 'Wendy', 'la', [18, 6], 'juniper-cole juniper-cole walter-finch', [twenty, more]),
  guest('chidi-eze', 'Chidi', 'lag', [20, 4], 'celeste-okafor demo-reader', [ten, twenty]),
  guest('fern-whitlock', 'Fern', 'ny', [23, 6], 'demo-reader tomasz-brandt', [thirty, more]),
  guest('otto-reinhart', 'Otto', 'ber', [26, 5], 'henrik-dahl lin-yao', [twenty]),
  guest('camila-reyes', 'Camila', 'mex', [30, 6], 'amparo-soler mara-linden', [twenty, thirty]),
  guest('greta-sands', 'Greta', 'syd', [34, 5], 'odile-marchetti noor-haddad', [more]),
  guest('hugh-penrose', 'Hugh', 'lon', [38, 4], 'walter-finch idris-vale', [ten, thirty]),
  guest('layla-mansour', 'Layla', 'cai', [42, 7], 'noor-haddad mara-linden', [twenty, more]),
  guest('anders-holm', 'Anders', 'ber', [47, 6], 'henrik-dahl tomasz-brandt', [thirty]),
  guest('priya-dutt', 'Priya', 'tor', [51, 6], 'idris-vale lin-yao demo-reader', [twenty, more]),
  guest('moana-hill', 'Moana', 'auc', [56, 7], 'beatriz-nunes juniper-cole', [ten, twenty]),
  guest('theo-grant', 'Theo', 'chi', [61, 5], 'mara-linden odile-marchetti', [ten]),
  guest('sofia-lange', 'Sofia', 'ber', [66, 6], 'demo-reader beatriz-nunes', [twenty, thirty]),
  guest('neil-farrow', 'Neil', 'den', [71, 4], 'walter-finch juniper-cole', [ten]),
  guest('yara-costa', 'Yara', 'mex', [76, 8], 'amparo-soler beatriz-nunes', [twenty, more]),
  guest('ivo-petrov', 'Ivo', 'tor', [81, 8], 'tomasz-brandt idris-vale', [ten, twenty]),
  guest('dora-blume', 'Dora', 'ny', [85, 9], 'demo-reader celeste-okafor', [ten]),
]
