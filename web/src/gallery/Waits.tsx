import { Moon } from '../ui/art/Moon.tsx'
import { FileDrop } from '../ui/FileDrop.tsx'
import { Meter } from '../ui/Meter.tsx'
import { Progress } from '../ui/Progress.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { RowSkeletons, SkeletonBars } from '../ui/Skeletons.tsx'
import { idle, Section, Specimen } from './Section.tsx'

const pictures = ['image/png', 'image/jpeg']
const rule = 'A jpeg or png, up to 8 MB.'

export function Waits() {
  return (
    <Section name="Waits and amounts">
      <Specimen state="progress: some of many">
        <Progress label="Approving messages" done={12} of={40} words="12 of 40" />
      </Specimen>
      <Specimen state="progress: with a way to stop it">
        <Progress label="Uploading the picture" done={0.63} of={1} cancel={{ words: 'Cancel', act: idle }} />
      </Specimen>
      <Specimen state="progress: nobody knows how long">
        <Progress label="Asking the bank" done={0} />
      </Specimen>
      <Specimen state="meter: an amount that stands">
        <p className="flex flex-col gap-8">
          <span className="text-meta">18 of 30 min left</span>
          <Meter value={18} max={30} />
        </p>
      </Specimen>
      <Specimen state="meter: ember, nothing, all">
        <div className="flex flex-col gap-16">
          <Meter value={5} max={30} ember label="5 of 30 reviews" />
          <Meter value={0} max={30} label="None of 30" />
          <Meter value={30} max={30} label="30 of 30" />
        </div>
      </Specimen>
      <Specimen state="the moon waits">
        <Moon turning className="size-48 text-primary" />
      </Specimen>
      <Specimen state="rows to come">
        <RowSkeletons face />
      </Specimen>
      <Specimen state="bars to come">
        <SkeletonBars count={3} bar="h-16" />
      </Specimen>
      <Specimen state="any shape to come">
        <Skeleton className="size-72 rounded-squircle" />
      </Specimen>
      <Specimen state="file: to choose or to drop">
        <FileDrop label="Choose a picture" rule={rule} accept={pictures} onFile={idle} />
      </Specimen>
      <Specimen state="file: invalid">
        <FileDrop
          label="Choose another picture"
          rule={rule}
          accept={pictures}
          onFile={idle}
          error="This picture has 9 MB; 8 MB is the most."
        />
      </Specimen>
      <Specimen state="file: disabled">
        <FileDrop label="Choose a third picture" rule={rule} accept={pictures} onFile={idle} disabled />
      </Specimen>
    </Section>
  )
}
