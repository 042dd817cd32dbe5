import { reportSteps } from '@evenlight/contract/reports'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Download } from '../earnings/Download.tsx'
import { useFieldSentences } from '../form.ts'
import { SelectField } from '../ui/Field.tsx'
import { Loaded } from '../ui/Loaded.tsx'
import { Page, Part } from '../ui/Page.tsx'
import { Segments } from '../ui/Segments.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { RowSkeletons } from '../ui/Skeletons.tsx'
import { MoreWords } from '../words/More.tsx'
import { reportDesk } from '../words/report-desk.ts'
import { useSay } from '../words/say.tsx'
import { placeOf } from '../zone.ts'
import { fileOf, reportOf } from './calls.ts'
import { Rows } from './Rows.tsx'
import { Total } from './Total.tsx'
import { useChosen } from './useChosen.ts'

const Day = lazy(async () => ({ default: (await import('../ui/DateField.tsx')).DateField }))

/** What happened in a span of days, in figures. */
export const Component = () => (
  <MoreWords words={reportDesk}>
    <Reports />
  </MoreWords>
)

function Reports() {
  const say = useSay()
  const { asked, known } = useChosen()
  const report = useQuery(reportOf(asked))
  const refused = new Map(useFieldSentences()(report.error))
  const zone = report.data?.time_zone
  return (
    <Page
      title={say('reports.title')}
      lead={zone ? say('reports.lead', { zone: placeOf(zone) }) : say('reports.lead.plain')}
      width="text"
    >
      <Choices refused={refused} />
      {!asked.from || !asked.to ? (
        <p className="text-muted">{say('reports.days.needed')}</p>
      ) : (
        refused.size === 0 && (
          <Loaded of={report} failed={say('reports.failed')} shape={<RowSkeletons />}>
            {(data) => (
              <>
                <Part title={say('reports.total')}>
                  <Total of={data} known={known} />
                </Part>
                <Part title={say('reports.each')}>
                  <Rows of={data} />
                  <div className="flex flex-wrap gap-8">
                    <Download as="csv" {...fileOf(asked)} name={`evenlight-${asked.name}-${asked.from}-${asked.to}`} />
                  </div>
                </Part>
              </>
            )}
          </Loaded>
        )
      )}
    </Page>
  )
}

/** Which report, of which days, in which steps. */
function Choices({ refused }: { refused: ReadonlyMap<string, string | undefined> }) {
  const say = useSay()
  const { names, asked, choose } = useChosen()
  return (
    <div className="flex flex-col gap-16">
      <SelectField
        label={say('reports.which')}
        value={asked.name}
        onChange={({ target }) => choose({ name: target.value })}
      >
        {names.map((name) => (
          <option key={name} value={name}>
            {say(`reports.name.${name}`)}
          </option>
        ))}
      </SelectField>
      <div className="grid sm:grid-cols-2 gap-16 items-start">
        {(['from', 'to'] as const).map((end) => (
          <Suspense key={end} fallback={<Skeleton className="h-72" />}>
            <Day
              label={say(`reports.${end}`)}
              value={asked[end]}
              onChange={(day) => choose({ [end]: day })}
              error={refused.get(end)}
            />
          </Suspense>
        ))}
      </div>
      <Segments
        label={say('reports.by')}
        options={reportSteps.map((value) => ({ value, label: say(`reports.by.${value}`) }))}
        chosen={asked.by}
        onChoose={(by) => choose({ by })}
      />
    </div>
  )
}
