import type { FavoriteMarks } from '../favorites/useFavorites.ts'
import { Offer } from '../orders/Offer.tsx'
import { Reviews } from '../testimonials/Reviews.tsx'
import { About } from './About.tsx'
import type { Profile } from './calls.ts'
import { ProfileHead } from './ProfileHead.tsx'
import { Similar } from './Similar.tsx'
import { WeekSchedule } from './WeekSchedule.tsx'
import { WhoChecked } from './WhoChecked.tsx'

/** All that a reader's page says. */
export const ProfileBody = ({ reader, favorites }: { reader: Profile; favorites: FavoriteMarks | undefined }) => (
  <>
    <ProfileHead reader={reader} favorites={favorites} />
    <div className="grid lg:grid-cols-[minmax(0,1fr)_21rem] gap-x-32 xl:gap-x-48 gap-y-48 items-start">
      <div className="min-w-0 flex flex-col gap-48">
        <About reader={reader} />
        <Offer readerId={reader.id} name={reader.display_name} />
        <WhoChecked reader={reader} />
      </div>
      <WeekSchedule reader={reader} />
      <div className="min-w-0 flex flex-col gap-48">
        <Similar to={reader} favorites={favorites} />
        <Reviews key={reader.id} readerId={reader.id} spread={reader.rating_spread} rating={reader.rating} />
      </div>
    </div>
  </>
)
