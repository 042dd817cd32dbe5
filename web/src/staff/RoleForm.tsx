import { type AdminRole, adminRoles } from '@evenlight/contract/route'
import { useState } from 'react'
import { SelectField } from '../ui/Field.tsx'
import { Part } from '../ui/Page.tsx'
import { useSay } from '../words/say.tsx'
import { members } from './calls.ts'
import { ReasonForm } from './ReasonForm.tsx'

/** What somebody of the house is there for, and where whoever may do everything gives them another role. */
export function RoleForm({ id, now }: { id: string; now: AdminRole }) {
  const say = useSay()
  const [chosen, choose] = useState<AdminRole>(now)
  return (
    <Part title={say('staff.role')}>
      <p>{say(`staff.role.${now}.does`)}</p>
      <ReasonForm
        name="role"
        go={say('staff.role.change')}
        lead={say('staff.role.lead')}
        done={say('staff.role.done')}
        why={chosen === now && say('staff.role.same')}
        more={
          <SelectField
            label={say('staff.role.of')}
            value={chosen}
            hint={say(`staff.role.${chosen}.does`)}
            onChange={({ target }) => choose(adminRoles.find((role) => role === target.value) ?? now)}
          >
            {adminRoles.map((role) => (
              <option key={role} value={role}>
                {say(`staff.role.${role}`)}
              </option>
            ))}
          </SelectField>
        }
        act={(reason) => members.setAdminRole({ body: { member_id: id, admin_role: chosen, reason } })}
      />
    </Part>
  )
}
