import { createContext, useContext } from 'react'
import { onServer } from './here.ts'

/** Whether this browser's page is of a demonstration: the server says so on the page itself. */
export const isDemo = () => !onServer && document.documentElement.dataset.demo !== undefined

/** The server, which draws for more than one site, says it of each page anew. */
export const Demo = createContext<boolean | undefined>(undefined)
export const useDemo = () => useContext(Demo) ?? isDemo()

/** Whether the site is closed to visitors, which the page says as well. */
export const isClosed = () => !onServer && document.documentElement.dataset.closed !== undefined
