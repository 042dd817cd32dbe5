let leftOut = false

/**
 * Whether what all pages of a screen share is left out of this drawing. Only the server does so, which puts it in as it
 * was drawn before; in a browser it never is.
 */
export const sharedIsLeftOut = () => leftOut

/** Draws without what is shared. */
export function withoutShared(draw: () => string) {
  leftOut = true
  try {
    return draw()
  } finally {
    leftOut = false
  }
}

/** Stands where the shared rest of the home page belongs. */
export const REST = '<!--rest-->'
