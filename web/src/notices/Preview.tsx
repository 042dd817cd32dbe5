import { cx } from '../ui/cx.ts'
import { useSay } from '../words/say.tsx'
import { Since } from '../words/when.tsx'
import { Pinned } from './Item.tsx'

/** A notice as it will stand on the page of whoever it is for; `at` is when it begins. */
export function Preview({ title, body, pinned, at }: { title: string; body: string; pinned: boolean; at: string }) {
  const say = useSay()
  return (
    <div className="card flex flex-col gap-4 px-12 lg:px-20 py-16">
      <p dir="auto" className={cx('wrap-anywhere', title ? 'font-semibold' : 'text-muted')}>
        {title || say('notices.write.title')}
      </p>
      <p dir="auto" className="text-muted wrap-anywhere whitespace-pre-line">
        {body || say('notices.write.body')}
      </p>
      <p className="flex flex-wrap items-center gap-x-8 gap-y-4 text-label text-muted">
        {pinned && <Pinned />}
        <Since at={at} />
      </p>
    </div>
  )
}
