import { AreaField, CheckField, CodeField, PasswordField, SelectField, TextField } from '../ui/Field.tsx'
import { Search } from '../ui/Search.tsx'
import { Summary } from '../ui/Summary.tsx'
import { idle, LONG, Section, Specimen } from './Section.tsx'

const options = ['Love & family', 'Career', 'Grief', LONG]

export function Fields() {
  return (
    <Section name="Fields">
      <Specimen state="empty, with a hint">
        <TextField label="E-mail" hint="We write to it only about your account." placeholder="you@example.com" />
      </Specimen>
      <Specimen state="filled">
        <TextField label="User name" defaultValue="mara.linden" />
      </Specimen>
      <Specimen state="focus">
        <TextField label="User name" defaultValue="mara.linden" data-show="focus" />
      </Specimen>
      <Specimen state="invalid">
        <TextField label="E-mail" defaultValue="mara@" error="This address has no end: something like @example.com." />
      </Specimen>
      <Specimen state="disabled">
        <TextField label="Country" defaultValue="Portugal" disabled />
      </Specimen>
      <Specimen state="long">
        <TextField label={LONG} optional defaultValue={LONG} />
      </Specimen>
      <Specimen state="several lines">
        <AreaField
          label="Your first question"
          optional
          rows={3}
          defaultValue={'Should I take the offer?\nIt is far away.'}
        />
      </Specimen>
      <Specimen state="password, with the name it belongs to">
        <form>
          <TextField label="User name" defaultValue="mara.linden" autoComplete="username" />
          <PasswordField label="Password" defaultValue="evenlight-demo" autoComplete="current-password" />
        </form>
      </Specimen>
      <Specimen state="one-time code">
        <CodeField label="Code" defaultValue="402118" autoComplete="off" />
      </Specimen>
      <Specimen state="one of a list">
        <SelectField label="Topic" defaultValue="Career">
          {options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </SelectField>
      </Specimen>
      <Specimen state="one of a list: invalid">
        <SelectField label="Topic" defaultValue="" error="Choose a topic.">
          <option value="">Choose</option>
        </SelectField>
      </Specimen>
      <Specimen state="one of a list: disabled, long">
        <SelectField label="Topic" defaultValue={LONG} disabled>
          <option>{LONG}</option>
        </SelectField>
      </Specimen>
      <Specimen state="tick: off, on, invalid">
        <CheckField label="Go on with my paid time" />
        <CheckField label="Pin it to the top" defaultChecked hint="It stays there until you unpin it." />
        <CheckField label="I am 18 or older" error="Only adults can open an account." />
      </Specimen>
      <Specimen state="search">
        <Search label="Search readers" hint="Name or topic" value="" onSearch={idle} />
      </Specimen>
      <Specimen state="what a refused form says first">
        <Summary
          tries={1}
          faults={[
            { id: 'mail', label: 'E-mail', message: 'This address has no end.' },
            { id: 'password', label: 'Password', message: 'It needs at least 10 characters.' },
          ]}
        />
      </Specimen>
    </Section>
  )
}
