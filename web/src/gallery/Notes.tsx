import { Badge, type Availability, Status, type Tone } from '../ui/Badge.tsx'
import { Banner } from '../ui/Banner.tsx'
import { Clock } from '../ui/Clock.tsx'
import { ErrorNote } from '../ui/ErrorNote.tsx'
import { LinkLike } from '../ui/Button.tsx'
import { idle, LONG, Section, Specimen } from './Section.tsx'

const tones: readonly Tone[] = ['plain', 'primary', 'success', 'warning', 'danger', 'info', 'ember']
const presences: readonly Availability[] = ['available', 'in_session', 'away', 'offline']

export function Notes() {
  return (
    <Section name="Notes">
      <Specimen state="badges">
        <div className="flex flex-wrap gap-8">
          {tones.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </div>
      </Specimen>
      <Specimen state="how a reader is: word, shape and colour">
        <div className="flex flex-wrap gap-x-24 gap-y-8">
          {presences.map((of) => (
            <Status key={of} of={of} />
          ))}
        </div>
      </Specimen>
      <Specimen state="clock">
        <p className="flex gap-24 text-h3 font-semibold">
          <Clock seconds={120} />
          <Clock seconds={3725} />
        </p>
      </Specimen>
      <Specimen state="banners" wide>
        <div className="flex flex-col gap-8">
          <Banner tone="warning" action={<LinkLike>Add time</LinkLike>}>
            About 2 minutes left. The clock stops when you add time.
          </Banner>
          <Banner tone="info">Reconnecting. The clock is stopped.</Banner>
          <Banner tone="danger">{LONG}</Banner>
        </div>
      </Specimen>
      <Specimen state="error: what happened, what was kept, one way on" wide>
        <ErrorNote
          cause={new Error('out of reach')}
          what="Your message was not sent."
          kept="The words and the picture are still here."
          retry={idle}
        />
      </Specimen>
    </Section>
  )
}
