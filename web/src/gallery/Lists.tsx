import { useState } from 'react'
import { Menu, menuEntry } from '../ui/Menu.tsx'
import { type Column, Table } from '../ui/Table.tsx'
import { Tabs } from '../ui/Tabs.tsx'
import { LONG, Section, Specimen } from './Section.tsx'

interface Line {
  id: string
  what: string
  minutes: string
  money: string
}
const lines: Line[] = [
  { id: '1', what: 'Reading with Mara Linden', minutes: '−12 min', money: '$0.00' },
  { id: '2', what: '30 minutes bought', minutes: '+30 min', money: '$59.00' },
  { id: '3', what: LONG, minutes: '−1 min', money: '$0.00' },
]
const columns: Column<Line>[] = [
  { name: 'what', label: 'What', cell: ({ what }) => what },
  { name: 'minutes', label: 'Time', cell: ({ minutes }) => minutes, figures: true },
  { name: 'money', label: 'Money', cell: ({ money }) => money, figures: true },
]
const tabs = [
  { name: 'inbox', label: 'Inbox', count: { shown: '3', said: '3 new' } },
  { name: 'outbox', label: 'Outbox' },
  { name: 'sent', label: 'Sent' },
] as const

export function Lists() {
  const [tab, setTab] = useState<(typeof tabs)[number]['name']>('inbox')
  return (
    <Section name="Lists">
      <Specimen state="table" wide>
        <Table caption="Statement" columns={columns} rows={lines} idOf={({ id }) => id} />
      </Specimen>
      <Specimen state="table: dense" wide>
        <Table dense caption="Statement, dense" columns={columns} rows={lines.slice(0, 2)} idOf={({ id }) => id} />
      </Specimen>
      <Specimen state="tabs" wide>
        <Tabs label="Folders" tabs={tabs} chosen={tab} onChoose={setTab}>
          <p>What the chosen tab holds.</p>
        </Tabs>
      </Specimen>
      <Specimen state="menu">
        <div className="flex justify-end w-panel-half">
          <Menu label="Account">
            {['Wallet', 'Past readings', 'Sign out'].map((words) => (
              <li key={words}>
                <button type="button" className={menuEntry}>
                  {words}
                </button>
              </li>
            ))}
          </Menu>
        </div>
      </Specimen>
    </Section>
  )
}
