import { parseDate } from '@internationalized/date'
import { useState } from 'react'
import { Calendar } from '../ui/Calendar.tsx'
import { DateField, TimeField } from '../ui/DateField.tsx'
import { idle, Section, Specimen } from './Section.tsx'

export function Moments() {
  const [day, setDay] = useState('2026-11-20')
  const [moment, setMoment] = useState('2026-11-20T18:30')
  const [time, setTime] = useState('07:05')
  return (
    <Section name="Date and time">
      <Specimen state="day">
        <DateField label="Day" value={day} onChange={setDay} hint="Weekends are taken." unavailable={isWeekend} />
      </Specimen>
      <Specimen state="day and time">
        <DateField time label="From" value={moment} onChange={setMoment} optional />
      </Specimen>
      <Specimen state="time">
        <TimeField label="Opens at" value={time} onChange={setTime} />
      </Specimen>
      <Specimen state="empty">
        <DateField label="Until" value="" onChange={idle} />
      </Specimen>
      <Specimen state="invalid">
        <DateField label="Until" value="2020-01-01" onChange={idle} error="This day is over." />
      </Specimen>
      <Specimen state="disabled">
        <TimeField label="Closes at" value="17:00" onChange={idle} disabled />
      </Specimen>
      <Specimen state="calendar: chosen, not available, outside the limits">
        <Calendar
          aria-label="November"
          defaultValue={parseDate('2026-11-20')}
          minValue={parseDate('2026-11-04')}
          isDateUnavailable={(date) => isWeekend(date.toString())}
        />
      </Specimen>
    </Section>
  )
}

const isWeekend = (day: string) => [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay())
