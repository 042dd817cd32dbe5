import { useInfiniteQuery } from '@tanstack/react-query'
import { Button } from '../ui/Button.tsx'
import { Drawer } from '../ui/Dialog.tsx'
import { CheckField, SelectField } from '../ui/Field.tsx'
import { useSay } from '../words/say.tsx'
import { directoryOf } from './calls.ts'
import { Choices } from './OptionSelect.tsx'
import type { Choose } from './Filters.tsx'
import { chosenCount, type Filters, noFilters } from './filters.ts'
import { once } from './pages.ts'
import { narrowingOf, useOptions } from './options.ts'

interface SheetProps {
  open: boolean
  onClose: () => void
  chosen: Filters
  choose: Choose
}

/** The same choices on a phone. Each acts at once on the list behind; the button says what will be there. */
export function FilterSheet({ open, onClose, chosen, choose }: SheetProps) {
  const say = useSay()
  const options = useOptions(chosen)
  const offered = [...narrowingOf(options), options.sort]
  const { data, isFetching } = useInfiniteQuery({ ...directoryOf(chosen), enabled: open })
  const count = once(data?.pages[0]?.data ?? []).length
  const shown = say(data?.pages[0]?.next ? 'readers.show.more' : 'readers.show', { count })
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={say('readers.filters')}
      actions={
        <>
          {chosenCount(chosen) > 0 && (
            <Button kind="quiet" onClick={() => choose({ ...noFilters, q: chosen.q })}>
              {say('readers.clear')}
            </Button>
          )}
          <Button onClick={onClose} pending={isFetching && !data} className="grow">
            {shown}
          </Button>
        </>
      }
    >
      <p role="status" className="say-only">
        {data && shown}
      </p>
      <CheckField
        label={say('readers.available')}
        checked={chosen.available}
        onChange={(event) => choose({ available: event.target.checked })}
      />
      {offered.map((of) => (
        <SelectField
          key={of.name}
          label={of.label}
          value={of.value}
          onChange={(event) => choose({ [of.name]: event.target.value })}
          hint={of.name === 'sort' ? say(`readers.sort.${chosen.sort}.how`) : undefined}
        >
          <Choices of={of} />
        </SelectField>
      ))}
    </Drawer>
  )
}
