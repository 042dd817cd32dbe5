/** The way back after sign-in: an address of this site, never another one, never the sign-in page itself. */
export function wayBack(next: string | null, origin: string, otherwise: string) {
  if (!next?.startsWith('/')) return otherwise
  const url = URL.parse(next, origin)
  // `/.//other.example` is of this site, and its path alone would name another one.
  if (!url || url.origin !== origin || url.pathname === '/auth' || url.pathname.startsWith('//')) return otherwise
  return url.pathname + url.search + url.hash
}
