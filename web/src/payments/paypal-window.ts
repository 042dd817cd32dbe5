/** The name of the one window that PayPal is shown in. */
export const PAYPAL_WINDOW = 'paypal'
const SIZE = 'popup,width=480,height=760'

let opened: Window | null = null

/** Opens it, empty as yet: a browser lets a press open a window, but not an answer that comes a second later. */
export const openPayPal = () => {
  opened = window.open('about:blank', PAYPAL_WINDOW, SIZE)
}
/** Shows the address in it, where the browser opened one and nobody shut it; without an address it is of no use, and goes. */
export const showPayPal = (url?: string) => {
  if (url && opened && !opened.closed) opened.location.replace(url)
  else opened?.close()
  opened = null
}
