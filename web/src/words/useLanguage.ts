import { languageFor } from '@evenlight/contract/languages'
import { useIntl } from 'react-intl'

/** The language of the page. */
export const useLanguage = () => languageFor(useIntl().locale)
