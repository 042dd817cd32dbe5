import { type ReactNode, useMemo } from 'react'
import { IntlProvider, useIntl } from 'react-intl'

/** Adds sentences that only a late part of a page says. They come with its code and leave the rest of the page alone. */
export function MoreWords({ words, children }: { words: Readonly<Record<string, string>>; children: ReactNode }) {
  const { locale, timeZone, messages, onError } = useIntl()
  const all = useMemo(() => {
    for (const key in words) if (!(key in messages)) return { ...messages, ...words } as typeof messages
    return messages
  }, [messages, words])
  if (all === messages) return children
  return (
    <IntlProvider locale={locale} timeZone={timeZone} messages={all as Record<string, string>} onError={onError}>
      {children}
    </IntlProvider>
  )
}
