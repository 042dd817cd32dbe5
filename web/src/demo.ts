import { onServer } from './here.ts'

let drawn = false

/** The server, which knows what site it is, tells it before it draws a page. */
export const sayDemo = (demo: boolean) => void (drawn = demo)

/** The server says on the page itself that this is a demonstration. */
export const isDemo = () => (onServer ? drawn : document.documentElement.dataset.demo !== undefined)
