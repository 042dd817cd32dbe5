import { brand } from '../brand.ts'
import { useSay } from '../words/say.tsx'
import { FairClock } from './FairClock.tsx'
import { Here } from './Here.tsx'
import { Hero } from './Hero.tsx'
import { Packages } from './Packages.tsx'
import { Welcome } from './Welcome.tsx'

export function Component() {
  const say = useSay()
  return (
    <>
      <title>{`${brand.name} · ${say('home.title')}`}</title>
      <Hero />
      <Here />
      <FairClock />
      <Packages />
      <Welcome />
    </>
  )
}
