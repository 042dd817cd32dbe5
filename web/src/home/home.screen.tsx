import { brand } from '../brand.ts'
import { useSay } from '../words/say.tsx'
import { FairClock } from './FairClock.tsx'
import { Hero } from './Hero.tsx'
import { Packages } from './Packages.tsx'

export function Component() {
  const say = useSay()
  return (
    <>
      <title>{`${brand.name} · ${say('home.title')}`}</title>
      <Hero />
      <FairClock />
      <Packages />
    </>
  )
}
