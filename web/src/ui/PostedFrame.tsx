import { useEffect, useId, useRef } from 'react'

interface PostedFrameProps {
  url: string
  /** What opens it: sent in the body, so that no address holds it. */
  token: string
  heightPx: number
  title: string
}

/** A page of another site in a frame, which the page's own policy must name. */
export function PostedFrame({ url, token, heightPx, title }: PostedFrameProps) {
  const name = useId()
  const way = useRef<HTMLFormElement>(null)
  useEffect(() => way.current?.submit(), [url, token])
  return (
    <>
      <form ref={way} method="post" action={url} target={name} hidden>
        <input type="hidden" name="token" value={token} />
      </form>
      <iframe
        name={name}
        title={title}
        height={heightPx}
        className="w-full bg-surface border border-line rounded-button"
      />
    </>
  )
}
