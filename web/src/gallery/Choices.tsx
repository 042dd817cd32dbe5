import { useState } from 'react'
import { Chip, ChipChoices, ChipSelect, Tag } from '../ui/Chip.tsx'
import { Segments } from '../ui/Segments.tsx'
import { Stars, StarsField } from '../ui/Stars.tsx'
import { Suggest, type Suggestion } from '../ui/Suggest.tsx'
import { idle, LONG, Section, Specimen } from './Section.tsx'

const people: readonly Suggestion[] = ['Mara Linden', 'Idris Vale', 'Oona Reyes', LONG].map((name, at) => ({
  id: String(at),
  name,
}))
const minutes = ['10', '20', '30'].map((value) => ({ value, label: `${value} min` }))

export function Choices() {
  const [on, setOn] = useState(true)
  const [limit, setLimit] = useState('20')
  const [looks, setLooks] = useState('light')
  const [topic, setTopic] = useState('career')
  const [stars, setStars] = useState(4)
  const [chosen, choose] = useState<Suggestion | null>(people[0] ?? null)
  return (
    <Section name="Choices">
      <Specimen state="chips: on, off, hover, focus, disabled" wide>
        <div className="flex flex-wrap gap-8">
          <Chip on={on} onChange={setOn}>
            Available now
          </Chip>
          <Chip on={false} onChange={idle}>
            Speaks English
          </Chip>
          <Chip on={false} onChange={idle} data-show="hover">
            Hover
          </Chip>
          <Chip on={false} onChange={idle} data-show="focus">
            Focus
          </Chip>
          <Chip on={false} onChange={idle} disabled>
            Video
          </Chip>
          <ChipSelect on label="Topic" value={topic} onChoose={setTopic}>
            <option value="career">Career</option>
          </ChipSelect>
          <ChipSelect label="Language" value="" onChoose={idle}>
            <option value="">Any language</option>
          </ChipSelect>
          <Tag remove="Remove “whatsapp”" onRemove={idle}>
            whatsapp
          </Tag>
        </div>
      </Specimen>
      <Specimen state="one of several, one of them not now">
        <ChipChoices
          label="Stop at"
          options={[...minutes, { value: '60', label: '60 min', why: 'More than you have' }]}
          chosen={limit}
          onChoose={setLimit}
        />
      </Specimen>
      <Specimen state="one of three, side by side">
        <Segments
          label="Theme"
          options={['system', 'light', 'dark'].map((value) => ({ value, label: value }))}
          chosen={looks}
          onChoose={setLooks}
        />
      </Specimen>
      <Specimen state="stars: given and shown">
        <StarsField label="How was it?" name="stars" value={stars} onChange={setStars} />
        <Stars stars={4} />
      </Specimen>
      <Specimen state="suggestions: chosen">
        <Suggest label="Reader" placeholder="Select the Reader" items={people} chosen={chosen} onChoose={choose} />
      </Specimen>
      <Specimen state="suggestions: empty">
        <Suggest label="Client" placeholder="Select the Client" items={people} chosen={null} onChoose={idle} />
      </Specimen>
      <Specimen state="suggestions: invalid">
        <Suggest label="Reader" items={[]} chosen={null} onChoose={idle} error="Choose somebody from the list." />
      </Specimen>
    </Section>
  )
}
