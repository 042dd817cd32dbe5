import type { ReportFigure } from '@evenlight/contract/reports'
import { Bars } from '../ui/Bars.tsx'
import { SelectField } from '../ui/Field.tsx'
import { Segments } from '../ui/Segments.tsx'
import { type Column, Table } from '../ui/Table.tsx'
import { useSay } from '../words/say.tsx'
import type { Report } from './calls.ts'
import { useChosen } from './useChosen.ts'
import { useRowName, useValue } from './useValue.ts'

const views = ['chart', 'table'] as const

/** Each row of a report: one figure drawn, or all of them as a table. */
export function Rows({ of }: { of: Report }) {
  const say = useSay()
  const { as, drawn, known, choose } = useChosen()
  return (
    <div className="flex flex-col gap-16">
      <Segments
        label={say('reports.as')}
        options={views.map((value) => ({ value, label: say(`reports.as.${value}`) }))}
        chosen={as}
        onChoose={(view) => choose({ as: view })}
      />
      {as === 'table' ? (
        <Each of={of} known={known} />
      ) : (
        <>
          <SelectField
            label={say('reports.drawn')}
            value={drawn}
            onChange={({ target }) => choose({ figure: target.value })}
          >
            {known.map((figure) => (
              <option key={figure} value={figure}>
                {say(`reports.figure.${figure}`)}
              </option>
            ))}
          </SelectField>
          <Drawn of={of} figure={drawn} at={known.indexOf(drawn)} />
        </>
      )}
    </div>
  )
}

function Drawn({ of: { rows, by }, figure, at }: { of: Report; figure: ReportFigure; at: number }) {
  const say = useSay()
  const value = useValue()
  const nameOf = useRowName(by)
  const values = rows.map(({ figures }) => figures[at] ?? 0)
  const best = Math.max(...values)
  const bestRow = rows[values.indexOf(best)]
  if (!bestRow || values.every((one) => one === 0)) return <p className="text-muted">{say('reports.drawn.none')}</p>
  return (
    <Bars
      values={values}
      ends={[nameOf(rows[0]!.day), nameOf(rows.at(-1)!.day)]}
      words={say('reports.drawn.best', { day: nameOf(bestRow.day), value: value(figure, best) })}
    />
  )
}

type Row = Report['rows'][number]
function Each({ of: { rows, by }, known }: { of: Report; known: readonly ReportFigure[] }) {
  const say = useSay()
  const value = useValue()
  const nameOf = useRowName(by)
  const columns: Column<Row>[] = [
    { name: 'day', label: say(`reports.row.${by}`), cell: ({ day }) => <time dateTime={day}>{nameOf(day)}</time> },
    ...known.map((figure, at): Column<Row> => ({
      name: figure,
      label: say(`reports.figure.${figure}`),
      cell: ({ figures }) => <bdi className="tabular">{value(figure, figures[at] ?? 0)}</bdi>,
      figures: true,
    })),
  ]
  return <Table caption={say('reports.each')} columns={columns} rows={rows} idOf={({ day }) => day} dense />
}
